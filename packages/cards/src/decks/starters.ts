/**
 * Decks to begin with: eight legends, every domain, one plan each. Lists of our own, in the notation that `parseDeck`
 * reads; test/decks.test.ts holds them against the rules of deck construction.
 */
export interface StarterDeck {
  /** A word to call it by on a command line. */
  readonly id: string;
  readonly name: string;
  /** What it wants to do, for somebody who has never played it. */
  readonly plan: string;
  readonly text: string;
}

const deck = (id: string, name: string, plan: string, text: string): StarterDeck => ({
  id,
  name,
  plan,
  text: `# Deck: ${name}\n${text.trim()}\n`,
});

export const STARTER_DECKS: readonly StarterDeck[] = [
  deck(
    "jinx",
    "Empty Hands",
    "Throw cards away, hit first, and refill when the hand is empty.",
    `
Legend:
1 Jinx, Loose Cannon (OGN-251)
Champion:
1 Jinx, Rebel (OGN-202)
MainDeck:
2 Jinx, Demolitionist (OGN-030)
3 Chemtech Enforcer (OGN-003)
3 Flame Chompers (OGN-006)
2 Legion Rearguard (OGN-010)
3 Traveling Merchant (OGN-185)
3 Raging Soul (OGN-019)
2 Evershade Stalker (UNL-123)
2 Corrupt Enforcer (SFD-123)
2 Undercover Agent (OGN-178)
1 Rhasa the Sunderer (OGN-195)
3 Get Excited! (OGN-008)
2 Hextech Ray (OGN-009)
2 Void Seeker (OGN-024)
2 Ruthless Strike (VEN-008)
2 Ride the Wind (OGN-173)
2 Lunar Boon (UNL-125)
3 Super Mega Death Rocket! (OGN-252)
Battlefields:
1 Zaun Warrens (OGN-298)
1 Windswept Hillock (OGN-297)
1 Void Gate (OGN-296)
Runes:
7 Fury Rune
5 Chaos Rune
`,
  ),
  deck(
    "ahri",
    "Fox at the Gate",
    "Hold what you have: attackers shrink, and holding is worth more.",
    `
Legend:
1 Ahri, Nine-Tailed Fox (OGN-255)
Champion:
1 Ahri, Alluring (OGN-066)
MainDeck:
1 Ahri, Alluring (OGN-066)
2 Ahri, Inquisitive (OGN-119)
3 Stalwart Poro (OGN-052)
3 Watchful Sentry (OGN-096)
3 Sunlit Guardian (OGN-054)
3 Lecturing Yordle (OGN-087)
2 Blastcone Fae (OGN-097)
2 Sprite Mother (OGN-106)
2 Taric, Protector (OGN-074)
2 Jeweled Colossus (OGN-086)
3 Discipline (OGN-058)
3 Smoke Screen (OGN-093)
2 Rune Prison (OGN-050)
2 Defy (OGN-045)
2 Falling Comet (OGN-085)
1 Mask of Foresight (OGN-060)
3 Fox-Fire (OGN-256)
Battlefields:
1 Grove of the God-Willow (OGN-280)
1 Fortified Position (OGN-279)
1 Hallowed Tomb (OGN-281)
Runes:
6 Calm Rune
6 Mind Rune
`,
  ),
  deck(
    "sett",
    "Fists Up",
    "Buff your fighters, win the brawls, and get back up when one falls.",
    `
Legend:
1 Sett, The Boss (OGN-269)
Champion:
1 Sett, Brawler (OGN-164)
MainDeck:
2 Sett, Kingpin (OGN-240)
3 Pit Rookie (OGN-136)
3 Cithria of Cloudfield (OGN-139)
3 Trifarian Gloryseeker (OGN-217)
3 Sea Monkey (SFD-098)
2 Wildclaw Shaman (OGN-147)
2 Kinkou Monk (OGN-141)
2 Bilgewater Bully (OGN-125)
2 Peak Guardian (OGN-223)
2 Vanguard Sergeant (OGN-219)
2 Challenge (OGN-128)
2 Wallop (OGN-146)
2 Call to Glory (OGN-207)
2 Primal Strength (OGN-154)
1 Overt Operation (OGN-153)
1 Arena Bar (OGN-124)
2 Vanguard Helm (OGN-228)
3 Showstopper (OGN-270)
Battlefields:
1 Navori Fighting Pit (OGN-283)
1 Monastery of Hirana (OGN-282)
1 Trifarian War Camp (OGN-294)
Runes:
7 Body Rune
5 Order Rune
`,
  ),
  deck(
    "rumble",
    "Scrap Parade",
    "Build Mechs, then build more of them out of the scrap.",
    `
Legend:
1 Rumble, Mechanized Menace (SFD-181)
Champion:
1 Rumble, Hotheaded (SFD-026)
MainDeck:
2 Rumble, Scrapper (SFD-089)
3 Gem Jammer (SFD-007)
3 Forecaster (SFD-065)
3 Bubble Bot (SFD-062)
3 Dangerous Duo (OGN-016)
2 Scrapyard Champion (OGN-020)
2 Ferrous Forerunner (SFD-021)
2 Mega-Mech (OGN-088)
1 Breakneck Mech (SFD-071)
3 Production Surge (SFD-076)
2 Iterative Design (VEN-051)
2 Assembly Rig (SFD-019)
2 Experimental Hexplate (SFD-073)
2 Frigid Touch (SFD-066)
2 Blood Rush (SFD-003)
2 Void Seeker (OGN-024)
3 Danger Zone (SFD-182)
Battlefields:
1 Ornn's Forge (SFD-213)
1 Sunken Temple (SFD-218)
1 Targon's Peak (OGN-289)
Runes:
6 Fury Rune
6 Mind Rune
`,
  ),
  deck(
    "yi",
    "Patient Blades",
    "Hunt for experience, level up, and let the late turns decide.",
    `
Legend:
1 Master Yi, Wuju Master (UNL-191)
Champion:
1 Master Yi, Tempered (UNL-113)
MainDeck:
2 Master Yi, Tempered (UNL-113)
2 Master Yi, Unstoppable (UNL-059)
3 Wuju Apprentice (UNL-040)
3 Gemhand Hunter (UNL-094)
3 Crowd Favorite (UNL-102)
2 Demacian Diplomat (UNL-092)
3 Mosstomper (UNL-047)
2 Herald of Spring (UNL-034)
2 Voracious Gromp (UNL-100)
2 Towering Combatant (UNL-099)
1 Nilah, Joyful Ascetic (UNL-115)
2 Soul Sword (UNL-039)
1 Hunter's Machete (UNL-096)
2 Grim Resolve (UNL-095)
2 Combat Experience (UNL-031)
2 Concentrate (UNL-091)
2 Discipline (OGN-058)
3 Highlander (OGS-020)
Battlefields:
1 Gardens of Becoming (UNL-213)
1 Startipped Peak (OGN-288)
1 Valley of Idols (UNL-218)
Runes:
6 Calm Rune
6 Body Rune
`,
  ),
  deck(
    "teemo",
    "Mushroom Season",
    "Hide cards, and let the other side guess which step is the wrong one.",
    `
Legend:
1 Teemo, Swift Scout (OGN-263)
Champion:
1 Teemo, Scout (OGN-197)
MainDeck:
1 Teemo, Scout (OGN-197)
2 Teemo, Strategist (OGN-121)
3 Tideturner (OGN-199)
3 Blastcone Fae (OGN-097)
3 Windsinger (SFD-138)
3 Ember Monk (OGN-167)
2 Black Market Broker (SFD-121)
2 Ava Achiever (OGN-107)
2 Sneaky Deckhand (OGN-176)
2 Riptide Rex (OGN-092)
2 Sprite Call (OGN-094)
2 Consult the Past (OGN-083)
2 Wages of Pain (SFD-070)
2 Gust (OGN-169)
2 Stupefy (OGN-095)
1 Switcheroo (SFD-145)
2 Mushroom Pouch (OGN-101)
3 Guerilla Warfare (OGN-264)
Battlefields:
1 Bandle Tree (OGN-278)
1 Back-Alley Bar (OGN-277)
1 The Candlelit Sanctum (OGN-291)
Runes:
6 Mind Rune
6 Chaos Rune
`,
  ),
  deck(
    "darius",
    "The Second Blow",
    "Play two cards a turn: the second one always comes better.",
    `
Legend:
1 Darius, Hand of Noxus (OGN-253)
Champion:
1 Darius, Trifarian (OGN-027)
MainDeck:
2 Darius, Executioner (OGN-243)
3 Trifarian Gloryseeker (OGN-217)
3 Noxus Hopeful (OGN-012)
3 Legion Rearguard (OGN-010)
2 Daring Poro (OGN-210)
3 Noxian Drummer (OGN-222)
3 Vanguard Captain (OGN-218)
2 Captain Farron (OGN-015)
2 Battering Ram (SFD-012)
2 Petty Officer (OGN-215)
2 Cleave (OGN-004)
2 Hextech Ray (OGN-009)
2 Blood Money (SFD-162)
2 Bonds of Strength (SFD-151)
1 Vengeance (OGN-229)
1 Sun Disc (OGN-021)
1 Forge of the Future (OGN-212)
3 Noxian Guillotine (OGN-254)
Battlefields:
1 Vilemaw's Lair (OGN-295)
1 Altar to Unity (OGN-275)
1 Hall of Legends (SFD-210)
Runes:
6 Fury Rune
6 Order Rune
`,
  ),
  deck(
    "azir",
    "Sand and Steel",
    "Arm a growing company of soldiers, and march everywhere at once.",
    `
Legend:
1 Azir, Emperor of the Sands (SFD-197)
Champion:
1 Azir, Sovereign (SFD-177)
MainDeck:
2 Azir, Ascendant (SFD-050)
3 Royal Guard (SFD-157)
3 Trusty Ramhound (SFD-159)
2 Royal Entourage (SFD-039)
3 Apprentice Smith (SFD-041)
2 Sandshifter (SFD-158)
2 Xin Zhao, Vigilant (SFD-176)
3 Doran's Shield (SFD-033)
3 Brutalizer (SFD-042)
2 Eye of the Herald (SFD-153)
2 Guardian Angel (SFD-051)
1 B.F. Sword (SFD-161)
3 Desert's Call (SFD-031)
2 Guards! (SFD-154)
2 Bonds of Strength (SFD-151)
1 Salvage (OGN-224)
3 Arise! (SFD-198)
Battlefields:
1 Emperor's Dais (SFD-207)
1 Forge of the Fluft (SFD-208)
1 Veiled Temple (SFD-221)
Runes:
6 Calm Rune
6 Order Rune
`,
  ),
];
