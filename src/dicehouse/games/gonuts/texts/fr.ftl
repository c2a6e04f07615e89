### Go Nuts! in French.

title = Go Nuts!
tagline = Ramasse des glands, évite les voitures et file quand les chiens se réveillent.
rules = Chaque gland vaut un point, chaque voiture met son dé hors jeu. Continue à lancer, ou mets tes points à l’abri. Rien que des voitures : les points du tour s’envolent. Rien que des écureuils : les points s’envolent aussi, mais tu secoues pour ramasser des glands jusqu’à ce que tous les autres aient sorti un chien. Plus qu’un dé, et il montre un gland : les cinq reviennent.

face-squirrel = écureuil
face-acorn = gland
face-car = voiture
face-dog = chien
face-house = maison
die-squirrel = dé écureuil
die-dog = dé chien

option-target = Points pour gagner
option-target-help = Le premier qui en a mis autant à l’abri gagne aussitôt.
option-round = Manche « Go Nuts! »
option-round-help = Comment on lance quand les écureuils pètent les plombs.
option-round-beats = tout le monde lance une fois, puis encore une, jusqu’au dernier chien
option-round-live = tout le monde, le plus vite possible
option-squirrels = Écureuils sur le dé
option-squirrels-help = Faces d’un dé écureuil qui montrent un écureuil.
option-acorns = Glands sur le dé
option-acorns-help = Faces d’un dé écureuil qui montrent un gland.
option-cars = Voitures sur le dé
option-cars-help = Faces d’un dé écureuil qui montrent une voiture.
option-dogs = Chiens sur le dé chien
option-dogs-help = Faces d’un dé chien qui montrent le chien.
option-houses = Maisons sur le dé chien
option-houses-help = Faces d’un dé chien qui montrent une maison.

event-turn = -- { $seat } --
event-rolled = { $seat } : { $faces }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} en main.
event-allback = { $seat } : un gland avec le dernier dé. Les cinq dés reviennent !
event-allcars = { $seat } : rien que des voitures. { $lost ->
    [0] Le tour est fini.
    [one] Le tour est fini, un point s’envole.
   *[other] Le tour est fini, { $lost } points s’envolent.
}
event-gonuts = { $lost ->
    [0] { $seat } : rien que des écureuils. GO NUTS!
    [one] { $seat } : rien que des écureuils. GO NUTS! (Un point s’envole.)
   *[other] { $seat } : rien que des écureuils. GO NUTS! ({ $lost } points s’envolent.)
}
event-shook = { $seat } : { $faces }. { $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
} pour l’instant.
event-dogs = { $barkedCount ->
    [0] { $seats } : pas de chien.
   *[other] { $barked } : ouaf, ouaf, ouaf !
}
event-banked = { $seat } : { $points } à l’abri, { $total } en tout.
event-won = { $seat } : { $total } points, et la victoire !

choice-roll = Lancer { $dice ->
    [one] le dernier dé
   *[other] { $dice } dés
}
choice-bank = { $wins ->
    [1] Mettre { $points } à l’abri et gagner avec { $total }
   *[0] Mettre { $points } à l’abri, ce qui fait { $total }
}
choice-shake = Secoue !


sketch-target = On joue en { $target }
sketch-points = En main : { $points }   Dés en jeu : { $dice }
sketch-round = GO NUTS! Glands : { $points }   Dés : { $dice }
sketch-waiting = Sans chien : { $names }

bot-novice = Pip
bot-novice-about = Se contente d’un joli petit tas, devient gourmand quand la chance sourit et passe parfois à côté de la victoire.
bot-regular = Noisette
bot-regular-about = Relance tant que le jet suivant promet plus qu’il ne risque de coûter, sans jamais regarder ton score.
bot-expert = Vieux Panache
bot-expert-about = Calcule tout son tour, surveille le score de chacun et prend plus de risques à mesure que tu approches du but.
bot-perfect = Professeur Cerneau
bot-perfect-about = Connaît par cœur la solution du jeu et choisit toujours le coup qui a les meilleures chances de gagner.
