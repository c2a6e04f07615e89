### DiXkiBluff in French.

title = DiXkiBluff
tagline = Parie sur ce qui se cache sous toutes les mains, et garde ton sérieux.

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
event-thrown-hidden = { $seat } : des dés sous la main.
event-placed = { $seat }, dés posés : { $faces }.
event-placed-hidden = { $seat } : des dés posés en secret.
event-bet = { $seat } : au moins { $number } x { $symbols }.
event-passed = { $seat } : silence.
event-doubted = { $seat } à { $bettor } : « Bluff ! »
event-called = { $seat } à { $bettor } : « DiXe! »
event-shown = On lève les mains : { $hands }. Compte pour { $symbols } : { $counts } ; le pari était de { $number }.
event-discarded = { $seat } : un dé en moins, { $left ->
    [0] c’était le dernier.
   *[other] il en reste { $left }.
}
event-gave = Pile le compte ! Un dé en moins : { $giver }. Un dé en plus : { $receiver }.
event-out = { $seat } : hors jeu.
event-won = { $seat } : les derniers dés de la table !

choice-place = Poser { $face }
choice-bet = Parier { $number } x { $symbols }
choice-doubt = Bluff ! Le pari est trop haut
choice-dixe = DiXe! Le pari tombe pile
choice-pass = Ne rien dire

hint-bet = bet 3 pi : au moins trois ; bet 3 pi bomb : au moins trois de chaque

end-last = Une seule personne a encore des dés.

sketch-round = Manche { $round }
sketch-bet = Le pari : { $number } x { $symbols } ({ $bettor })
sketch-hidden = sous la main
sketch-none = hors jeu
sketch-last = Avant : { $number } x { $symbols } ({ $bettor }), { $call ->
    [dixe] DiXe!
   *[doubt] Bluff !
} ({ $caller }).
sketch-counted = Compte : { $counts }. Dé perdu : { $loser }.
