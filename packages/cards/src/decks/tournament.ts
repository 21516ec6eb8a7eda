/**
 * Lists that have won or nearly won tournaments of August 2026, as they were published: who, where and when, and the cards.
 * They are text until somebody asks for them.
 */
export interface TournamentDeck {
  /** A word to call it by on a command line. */
  readonly id: string;
  readonly name: string;
  readonly result: string;
  readonly text: string;
}

const deck = (id: string, name: string, result: string, text: string): TournamentDeck => ({
  id,
  name,
  result,
  text: `# Deck: ${name}\n${text.trim()}\n`,
});

export const TOURNAMENT_DECKS: readonly TournamentDeck[] = [
  deck(
    "kaisa",
    "Kai'Sa, Daughter of the Void",
    "first in Shenzhen, 2026-08-08",
    `
Legend:
1 Kai'Sa, Daughter of the Void (OGN-247)
Champion:
1 Kai'Sa, Survivor (OGN-039)
MainDeck:
2 Plundering Poro (SFD-069)
3 Pouty Poro (OGN-013)
3 Watchful Sentry (OGN-096)
3 Lecturing Yordle (OGN-087)
2 Noxus Hopeful (OGN-012)
3 Brynhir Thundersong (OGN-026)
3 Thousand-Tailed Watcher (OGN-116)
1 Bellows Breath (SFD-080)
3 Hextech Ray (OGN-009)
1 Retreat (OGN-104)
3 Stupefy (OGN-095)
1 Brittle Steel (VEN-003)
3 Falling Star (OGN-029)
3 Temporal Breach (VEN-066)
1 Eclipse (UNL-063)
1 Sprite Burst (UNL-069)
1 Progress Day (OGN-114)
1 Singularity (OGN-105)
1 Time Warp (OGN-122)
Battlefields:
1 Frozen Fortress (UNL-212)
1 Rockfall Path (SFD-216)
1 Void Gate (OGN-296)
Runes:
7 Fury Rune (OGN-007)
5 Mind Rune (OGN-089)
Sideboard:
1 Bellows Breath (SFD-080)
1 Decree of Insight (VEN-061)
1 Decree of Rage (VEN-015)
1 Brittle Steel (VEN-003)
1 Perfect Execution (VEN-012)
1 Thermo Beam (OGN-022)
2 Ferrous Forerunner (SFD-021)
1 Progress Day (OGN-114)
1 Icathian Rain (OGN-248)
`,
  ),
  deck(
    "wuju",
    "Master Yi, Wuju Bladesman",
    "first at the Micelion Cup, 2026-08-09",
    `
Legend:
1 Master Yi, Wuju Bladesman (OGS-019)
Champion:
1 Master Yi, Tempered (UNL-113)
MainDeck:
3 Lonely Poro (SFD-036)
3 Pit Rookie (OGN-136)
3 Scuttle Crab (UNL-053)
2 First Mate (OGN-132)
2 Akali, Silent (VEN-038)
3 Rengar, Trophy Hunter (UNL-120)
2 Ruin Runner (SFD-105)
2 Zhonya's Hourglass (OGN-077)
3 Charm (OGN-043)
3 Defy (OGN-045)
2 En Garde (OGN-046)
3 Punch First (SFD-097)
2 Sabotage (OGN-156)
3 Discipline (OGN-058)
2 Rampage (VEN-083)
1 Onslaught (VEN-081)
Battlefields:
1 Emperor's Dais (SFD-207)
1 Seat of Power (SFD-217)
1 Star Spring (UNL-215)
Runes:
7 Body Rune (OGN-126)
5 Calm Rune (OGN-042)
Sideboard:
2 Decree of Strength (VEN-085)
1 Sabotage (OGN-156)
2 Alpha Strike (UNL-192)
3 Disarming Rake (SFD-032)
1 Fiora, Peerless (SFD-110)
1 Ruin Runner (SFD-105)
`,
  ),
  deck(
    "mel",
    "Mel, Soul's Reflection",
    "first of a tournament of single games, 2026-08-05",
    `
Legend:
1 Mel, Soul's Reflection (VEN-151)
Champion:
1 Mel, Defiant Soul (VEN-110)
MainDeck:
3 Plundering Poro (SFD-069)
3 Ravenbloom Student (OGN-103)
2 Mel, Newly Awakened (VEN-069)
2 Vex, Cheerless (SFD-146)
1 Draven, Audacious (SFD-148)
2 Illaoi, Prophet of the Great Kraken (VEN-109)
3 Questionable Tome (VEN-054)
3 Gust (OGN-169)
3 Mesmerize (VEN-052)
3 Stupefy (OGN-095)
3 Ride the Wind (OGN-173)
3 Shock Blast (VEN-059)
3 Star-Crossed (UNL-128)
3 Up from the Deep (VEN-100)
2 Wind and Ghosts (VEN-106)
Battlefields:
1 Abandoned Hall (UNL-205)
1 Heisho, Shell of the World (VEN-158)
1 Threshold of the Gray (VEN-166)
Runes:
6 Chaos Rune (OGN-166)
6 Mind Rune (OGN-089)
Sideboard:
2 Decree of Insight (VEN-061)
2 Abandon (UNL-131)
2 Turn to Dust (UNL-070)
3 Tornado Warrior (VEN-099)
1 Ocean Drake (VEN-115)
`,
  ),
  deck(
    "nasus",
    "Nasus, Curator of the Sands",
    "first in Guangzhou, 2026-08-09",
    `
Legend:
1 Nasus, Curator of the Sands (VEN-145)
Champion:
1 Nasus, Ascended (VEN-046)
MainDeck:
2 Steel Paws (VEN-043)
3 Ravenbloom Student (OGN-103)
3 Scuttle Crab (UNL-053)
2 Frostcoat Mother (VEN-032)
1 Lecturing Yordle (OGN-087)
3 Astral Heron (VEN-044)
2 Thousand-Tailed Watcher (OGN-116)
2 Zhonya's Hourglass (OGN-077)
2 Charm (OGN-043)
3 Defy (OGN-045)
2 Retreat (OGN-104)
3 Stupefy (OGN-095)
3 Discipline (OGN-058)
1 Back Off (UNL-042)
3 Find Your Center (OGN-047)
1 Siphoning Strike (VEN-146)
1 Singularity (OGN-105)
2 Time Warp (OGN-122)
Battlefields:
1 Altar of Blood (UNL-206)
1 Forgotten Monument (SFD-209)
1 Vilemaw's Lair (OGN-295)
Runes:
5 Calm Rune (OGN-042)
7 Mind Rune (OGN-089)
Sideboard:
1 Not So Fast (SFD-045)
1 Lecturing Yordle (OGN-087)
2 Sterak's Gage (SFD-056)
2 Helm of Suppression (VEN-045)
3 Tomb-Raider Barbara (VEN-037)
1 Singularity (OGN-105)
`,
  ),
  deck(
    "rengar",
    "Rengar, Pridestalker",
    "first of an online series, 2026-08-02",
    `
Legend:
1 Rengar, Pridestalker (UNL-183)
Champion:
1 Rengar, Trophy Hunter (UNL-120)
MainDeck:
3 Determined Sentry (UNL-111)
3 Inferna (UNL-002)
3 Irresistible Faefolk (UNL-112)
2 Pit Rookie (OGN-136)
1 First Mate (OGN-132)
2 Grim Apothecary (UNL-021)
2 Kinkou Initiate (UNL-097)
3 Nidalee, Cat Form (UNL-114)
1 Pyke, Dockside Butcher (UNL-028)
2 Rengar, Pouncing (SFD-025)
3 Kai'Sa, Survivor (OGN-039)
3 Noxus Hopeful (OGN-012)
1 Darius, Trifarian (OGN-027)
2 Brynhir Thundersong (OGN-026)
3 Punch First (SFD-097)
1 Sabotage (OGN-156)
3 Thrill of the Hunt (UNL-184)
1 Rampage (VEN-083)
Battlefields:
1 Emperor's Dais (SFD-207)
1 Seat of Power (SFD-217)
1 Star Spring (UNL-215)
Runes:
7 Body Rune (OGN-126)
5 Fury Rune (OGN-007)
Sideboard:
2 Sabotage (OGN-156)
2 Unyielding Spirit (OGN-145)
2 Rampage (VEN-083)
2 Akshan, Mischievous (SFD-109)
2 Ferrous Forerunner (SFD-021)
`,
  ),
  deck(
    "akali",
    "Akali, Rogue Assassin",
    "first in Shenyang, 2026-08-04",
    `
Legend:
1 Akali, Rogue Assassin (VEN-139)
Champion:
1 Akali, Deadly Weapon (VEN-021)
MainDeck:
3 Lonely Poro (SFD-036)
3 Scuttle Crab (UNL-053)
1 Vi, Destructive (OGN-036)
3 Nami, Headstrong (UNL-052)
3 Twilight Reveler (VEN-020)
3 Blade Twirler (VEN-002)
3 Jhin, Murderous Artist (UNL-022)
3 Stellacorn Herder (SFD-048)
3 Svellsongur (SFD-059)
3 Charm (OGN-043)
3 Defy (OGN-045)
2 Shuriken Flip (VEN-140)
1 Twilight Shroud (VEN-031)
3 Discipline (OGN-058)
2 Falling Star (OGN-029)
Battlefields:
1 Forgotten Monument (SFD-209)
1 Threshold of the Gray (VEN-166)
1 Zaun Warrens (OGN-298)
Runes:
6 Calm Rune (OGN-042)
6 Fury Rune (OGN-007)
`,
  ),
  deck(
    "leona",
    "Leona, Radiant Dawn",
    "first of a Nexus Night, 2026-08-12",
    `
Legend:
1 Leona, Radiant Dawn (OGN-261)
Champion:
1 Leona, Zealot (OGN-079)
MainDeck:
2 Lonely Poro (SFD-036)
2 Mutated Mouser (UNL-036)
2 Kayle, Justified (VEN-134)
2 Kennen, Keeper of Balance (VEN-135)
2 Nami, Headstrong (UNL-052)
2 Vex, Mocking (UNL-055)
3 Vi, Peacekeeper (UNL-176)
1 Leona, Zealot (OGN-079)
1 Vilemaw (UNL-060)
2 Zhonya's Hourglass (OGN-077)
3 Defy (OGN-045)
3 Discipline (OGN-058)
1 Hidden Blade (OGN-213)
1 Salvage (OGN-224)
1 Thwonk! (SFD-040)
3 Back Off (UNL-042)
3 Call to Glory (OGN-207)
3 Heroic Charge (UNL-155)
2 Zenith Blade (OGN-262)
Battlefields:
1 Grove of the God-Willow (OGN-280)
1 Monastery of Hirana (OGN-282)
1 The Papertree (SFD-219)
Runes:
7 Calm Rune (OGN-042)
5 Order Rune (OGN-214)
Sideboard:
2 Crumbling Sands (VEN-039)
2 Cull the Weak (OGN-209)
1 Salvage (OGN-224)
2 Adaptatron (OGN-056)
2 Leona, Determined (OGN-238)
1 Ahri, Alluring (OGN-066)
`,
  ),
  deck(
    "viktor",
    "Viktor, Herald of the Arcane",
    "second of an online series, 2026-08-02",
    `
Legend:
1 Viktor, Herald of the Arcane (OGN-265)
Champion:
1 Viktor, Leader (OGN-246)
MainDeck:
2 Carrion Dredger (UNL-153)
2 Honest Broker (SFD-155)
2 Noxian Emissary (VEN-128)
1 Card Sharp (SFD-081)
2 Chakram Dancer (UNL-071)
1 Vanguard Captain (OGN-218)
2 Xin Zhao, Vigilant (SFD-176)
2 Safety Inspector (UNL-164)
2 Vi, Peacekeeper (UNL-176)
1 Thousand-Tailed Watcher (OGN-116)
1 Sprite Fountain (UNL-078)
2 Bellows Breath (SFD-080)
3 Stupefy (OGN-095)
2 Cull the Weak (OGN-209)
2 Hidden Blade (OGN-213)
1 Salvage (OGN-224)
2 Shadow's Call (UNL-165)
2 Temporal Breach (VEN-066)
1 Eclipse (UNL-063)
2 Wages of Pain (SFD-070)
1 Deadly Flourish (UNL-073)
3 Imperial Decree (OGN-221)
Battlefields:
1 Forbidding Waste (UNL-210)
1 Rockfall Path (SFD-216)
1 Trifarian War Camp (OGN-294)
Runes:
5 Mind Rune (OGN-089)
7 Order Rune (OGN-214)
Sideboard:
2 Decree of Insight (VEN-061)
2 Decree of Unity (VEN-131)
1 Forge of the Future (OGN-212)
2 Lacerate (VEN-127)
2 Salvage (OGN-224)
1 Pickpocket (SFD-074)
`,
  ),
  deck(
    "ambessa",
    "Ambessa, Matriarch of War",
    "first of a Nexus Night, 2026-08-05",
    `
Legend:
1 Ambessa, Matriarch of War (VEN-153)
Champion:
1 Ambessa, The Wolf (VEN-084)
MainDeck:
1 Carrion Dredger (UNL-153)
3 Irresistible Faefolk (UNL-112)
3 Legion Marauder (VEN-074)
3 Noxian Emissary (VEN-128)
3 First Mate (OGN-132)
3 Kayle, Justified (VEN-134)
3 Kinkou Initiate (UNL-097)
1 Rengar, Trophy Hunter (UNL-120)
2 Vi, Peacekeeper (UNL-176)
3 Punch First (SFD-097)
1 Repulse (UNL-106)
2 Sabotage (OGN-156)
3 Challenge (OGN-128)
1 Hidden Blade (OGN-213)
3 Public Execution (VEN-154)
1 Tactical Retreat (UNL-175)
3 Rampage (VEN-083)
Battlefields:
1 Risen Altar (VEN-163)
1 Sandswept Tomb (VEN-164)
1 Sunken Temple (SFD-218)
Runes:
7 Body Rune (OGN-126)
5 Order Rune (OGN-214)
Sideboard:
1 Decree of Strength (VEN-085)
1 Repulse (UNL-106)
1 Sabotage (OGN-156)
2 Salvage (OGN-224)
2 Akshan, Mischievous (SFD-109)
1 Ambessa, Respected and Feared (VEN-136)
2 Ruin Runner (SFD-105)
`,
  ),
  deck(
    "sands",
    "Azir, Emperor of the Sands",
    "second in Shanghai, 2026-08-08",
    `
Legend:
1 Azir, Emperor of the Sands (SFD-197)
Champion:
1 Azir, Sovereign (SFD-177)
MainDeck:
1 Vi, Peacekeeper (UNL-176)
3 Doran's Shield (SFD-033)
3 Eye of the Herald (SFD-153)
3 Soul Sword (UNL-039)
3 Brutalizer (SFD-042)
1 Hand Hammer (VEN-027)
3 B.F. Sword (SFD-161)
3 Defy (OGN-045)
1 En Garde (OGN-046)
1 Sacrifice (UNL-173)
1 Cull the Weak (OGN-209)
1 Deathgrip (SFD-163)
3 Discipline (OGN-058)
3 Hidden Blade (OGN-213)
1 Resonating Strike (VEN-034)
1 Shadow's Call (UNL-165)
2 Back Off (UNL-042)
2 Guards! (SFD-154)
3 Arise! (SFD-198)
Battlefields:
1 Hall of Legends (SFD-210)
1 Ornn's Forge (SFD-213)
1 Trifarian War Camp (OGN-294)
Runes:
6 Calm Rune (OGN-042)
6 Order Rune (OGN-214)
Sideboard:
1 Charm (OGN-043)
1 Cull the Weak (OGN-209)
1 Decree of Unity (VEN-131)
1 Lacerate (VEN-127)
2 Salvage (OGN-224)
1 Disarming Rake (SFD-032)
1 Flurry of Feathers (UNL-044)
2 Vi, Peacekeeper (UNL-176)
`,
  ),
  deck(
    "kennen",
    "Kennen, Heart of the Tempest",
    "second of an anniversary tournament, 2026-08-09",
    `
Legend:
1 Kennen, Heart of the Tempest (VEN-155)
Champion:
1 Kennen, Storm of Shuriken (VEN-113)
MainDeck:
3 Evelynn, Entrancing (UNL-141)
3 Ezreal, Prodigy (SFD-149)
3 Kennen, Keeper of Balance (VEN-135)
2 Kennen, Storm of Shuriken (VEN-113)
1 Pyke, Returned (UNL-145)
3 Diana, No Longer Human (UNL-149)
3 Kha'Zix, Mutating Horror (UNL-143)
3 Leona, Determined (OGN-238)
3 Lux, Crownguard (OGS-014)
3 Ambessa, Respected and Feared (VEN-136)
3 Mel, Defiant Soul (VEN-110)
3 Zed, Without a Sound (VEN-112)
3 Illaoi, Prophet of the Great Kraken (VEN-109)
3 Shen, Leader of the Kinkou Order (VEN-138)
Battlefields:
1 Dragon Roost (VEN-157)
1 Heisho, Shell of the World (VEN-158)
1 Kinkou Temple (VEN-159)
Runes:
6 Chaos Rune (OGN-166)
6 Order Rune (OGN-214)
`,
  ),
  deck(
    "irelia",
    "Irelia, Blade Dancer",
    "second of a release tournament, 2026-08-01",
    `
Legend:
1 Irelia, Blade Dancer (SFD-195)
Champion:
1 Irelia, Fervent (SFD-057)
MainDeck:
3 Scuttle Crab (UNL-053)
3 Tideturner (OGN-199)
1 Fizz, Trickster (SFD-140)
1 Adaptatron (OGN-056)
2 Akali, Silent (VEN-038)
2 Stellacorn Herder (SFD-048)
2 Guardian Angel (SFD-051)
1 Zhonya's Hourglass (OGN-077)
2 Boots of Swiftness (SFD-133)
2 Charm (OGN-043)
3 Defiant Dance (SFD-196)
3 Defy (OGN-045)
1 En Garde (OGN-046)
1 Gust (OGN-169)
1 Twilight Shroud (VEN-031)
3 Discipline (OGN-058)
1 Not So Fast (SFD-045)
2 Ride the Wind (OGN-173)
1 Back Off (UNL-042)
2 Star-Crossed (UNL-128)
2 Up from the Deep (VEN-100)
Battlefields:
1 Abandoned Hall (UNL-205)
1 Sunken Temple (SFD-218)
1 Targon's Peak (OGN-289)
Runes:
6 Calm Rune (OGN-042)
6 Chaos Rune (OGN-166)
Sideboard:
1 Factory Recall (SFD-135)
1 Gust (OGN-169)
1 Twilight Shroud (VEN-031)
1 Hard Bargain (SFD-136)
1 Not So Fast (SFD-045)
1 Ride the Wind (OGN-173)
1 Invert Timelines (OGN-201)
1 Up from the Deep (VEN-100)
1 Adaptatron (OGN-056)
1 Draven, Audacious (SFD-148)
`,
  ),
];
