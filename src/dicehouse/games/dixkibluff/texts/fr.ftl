### DiXkiBluff in French.

title = DiXkiBluff
tagline = Parie sur ce qui se cache sous toutes les mains, et garde ton sérieux.
rules = Parie combien de fois un symbole se cache sous toutes les mains réunies ; les figures comptent pour tous les symboles. Surenchéris avec un nombre plus grand, ou avec le même nombre et un symbole de plus. Ou doute : qui se trompe perd un dé. Tu crois que le pari tombe pile ? DiXe! Si c’est juste, celui qui a parié te donne un dé ; sinon, tu en perds un. Qui gagne une manche pose ses propres dés comme il veut et parie en premier. Qui a les derniers dés gagne la partie.

face-pi = pi
face-bomb = bombe
face-smiley = smiley
face-yinyang = yin-yang
face-sun = soleil
face-figure = figure
die-dixe = DiXe

option-dice = Dés par joueur
option-dice-help = Plus de dés, plus longue la partie.
option-knowledge = Qui voit les dés lancés
option-knowledge-help = Qui pose ses dés sait toujours ce qu’ils montrent.
option-knowledge-own = chacun voit les siens
option-knowledge-sealed = personne, jusqu’à ce qu’on lève les mains
option-calls = Crier « DiXe! »
option-calls-help = Comment la table laisse à chacun une chance de crier.
option-calls-paced = on demande à chacun, l’un après l’autre
option-calls-live = au plus rapide
option-faces = Faces d’un DiXe
option-faces-help = Séparées par des virgules ; une face peut revenir plusieurs fois.

error-dixkibluff-no-symbol = Un DiXe a besoin d’au moins une face sur laquelle parier.

event-round = == Manche { $number }, premier pari : { $seat } ==
event-thrown = { $seat }, sous la main : { $faces }.
event-thrown-hidden = { "" }
event-placed = { $seat }, dés posés : { $faces }.
event-placed-hidden = { $seat } : des dés posés en secret.
event-bet = { $seat } : au moins { $number } x { $symbols }.
event-passed = { "" }
event-doubted = { $seat } -> { $bettor } : « Bluff ! »
event-called = { $seat } -> { $bettor } : « DiXe! »
event-shown = On lève les mains ! Le pari : { $number } x { $symbols }. Le compte, figures comprises : { $counts }.{ $hands }
event-discarded = { $seat } : un dé en moins, { $left ->
    [0] c’était le dernier.
   *[other] il en reste { $left }.
}
event-gave = Pile le compte ! { $giver } -> { $receiver } : un dé.
event-out = { $seat } : hors jeu.
event-won = { $seat } : les derniers dés de la table !

choice-place = Poser { $face }
choice-bet = Parier { $number } x { $symbols }
choice-doubt = Bluff ! Trop haut (si le pari tient, tu perds un dé)
choice-dixe = DiXe! Pile (juste : tu gagnes un dé, faux : tu en perds un)
choice-pass = Pas de DiXe!

hint-bet = Parier ou surenchérir :


sketch-round = Manche { $round }
sketch-bet = Le pari : { $number } x { $symbols } ({ $bettor })
sketch-hidden = sous la main
sketch-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
sketch-none = hors jeu
sketch-last = Avant : { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluff !
} ({ $caller }).
sketch-counted = Compte : { $counts }. Dé perdu : { $loser }.

bot-novice = Paul Pifomètre
bot-novice-about = Croit d’abord ses propres dés, et les paris des autres bien trop longtemps.
bot-regular = Comte Peut-Être
bot-regular-about = Compte ce qu’il a, espère la moyenne pour le reste et doute de ce qui va nettement au-delà.
bot-expert = Madame Sourcil
bot-expert-about = Lit tes dés dans tes paris, retient qui bluffe et bluffe elle-même de temps en temps.
bot-perfect = Le Sphinx
bot-perfect-about = Joue les derniers duels comme dans les livres, pèse chaque pari selon ce que cachent sans doute toutes les mains, et ne laisse rien paraître.
