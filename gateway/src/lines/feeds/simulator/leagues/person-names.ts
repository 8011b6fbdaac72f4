import { shuffled, unit } from '../random.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const GIVEN = words(`
  Aaron Adrian Alex Andre Anton Ben Bruno Caleb Carlos Cole Damian Daniel Darius David Derek Diego Dominic Elias Emil
  Enzo Erik Ethan Felix Finn Frank Gabriel George Hugo Ian Isaac Ivan Jack Jake Jalen Jamal James Joel Jonas Jordan
  Julian Kai Karl Kevin Lars Leo Liam Lucas Malik Marco Marcus Mateo Max Micah Miles Nathan Nico Noah Oliver Omar
  Oscar Owen Pablo Paul Quinn Rafael Reed Ricky Roman Ruben Ryan Samuel Sean Silas Simon Stefan Theo Thomas Tobias
  Trent Tyler Victor Wade Will Xavier Yusuf Zach`);

const GIVEN_WOMEN = words(`
  Ada Alba Alice Amara Ana Anja Bella Bianca Camila Carla Chloe Clara Dana Daria Diana Elena Elise Ella Emma Eva Fiona
  Freya Greta Hana Helena Ines Irina Iris Jana Julia Kara Katja Lara Laura Lea Lena Lina Lucia Maja Mara Maria Marta
  Maya Mila Mira Nadia Naomi Nina Nora Olga Olivia Paula Petra Rita Rosa Ruth Sara Selma Sofia Stella Tara Tessa Vera
  Yara Zoe`);

const FAMILY = words(`
  Abbott Albers Alvaro Amadi Arden Ashby Baines Barlow Becker Bellamy Berger Blanc Boone Borges Brandt Briggs Calder
  Castell Chandler Cobb Conti Corrigan Crane Dalton Delgado Devlin Dorsey Draper Duval Eklund Ellery Engel Espinel
  Farrow Fenwick Ferro Fiore Forsyth Gallo Garner Gibbons Granger Greer Haas Halvorsen Harlow Hartley Hauser Herrero
  Holloway Horvat Ibarra Ingram Jansen Jarvis Kaminski Kane Keller Kirby Klein Kovac Lachance Landry Larkin Lindqvist
  Lombard Lovell Lund Madden Malone Marchetti Maddox Mercer Moreau Morozov Nakano Navarro Nolan Novotny Okafor Ortega
  Osborne Paquette Pardo Pavlov Pelletier Petrov Pike Prescott Quintero Radic Ramsey Reyes Rinaldi Roche Rossi Rowley
  Sadler Salas Santoro Schmid Serrano Shaw Silva Soto Stahl Sutter Tanaka Tellier Thorne Ueda Valdez Varga Vaughn
  Vidal Volkov Wagner Walsh Weiss Wexler Whitlock Winters Yates Zabala Zeman`);

/** Made-up people, all different; the same keys give the same people in the same order. */
export const createPersonNames = (count: number, women: boolean, key: number): string[] => {
  const given = women ? GIVEN_WOMEN : GIVEN;
  const size = given.length * FAMILY.length;
  return shuffled(size, key)
    .slice(0, count)
    .map((at) => `${given[at % given.length]!} ${FAMILY[Math.floor(at / given.length)]!}`);
};

/** One made-up person who belongs to the keys, e.g. a team's pitcher. */
export const personOf = (...keys: readonly number[]): string =>
  `${GIVEN[Math.floor(unit(...keys) * GIVEN.length)]!} ${FAMILY[Math.floor(unit(7, ...keys) * FAMILY.length)]!}`;
