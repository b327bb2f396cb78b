/** Small letters and signs that code page 1252 lacks and that no decomposition of Unicode explains. */
const LATIN = 'ł=l đ=d ħ=h ı=i ŋ=ng ĸ=k ŧ=t ə=e ő=ö ű=ü ẞ=SS';
const SIGNS = "‐=- ‑=- ‒=- −=- ―=— ′=' ″=\" ʼ=' ʻ=' ⁄=/";
const GREEK =
  'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o';
const CYRILLIC =
  'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ' +
  'ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya є=ye і=i ї=yi ґ=g ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=g ќ=k ѕ=dz ў=u';

/**
 * How letters of other alphabets are written in Latin ones where books cannot hold them: the scripts that invoices may
 * carry, which are Latin, Greek and Cyrillic.
 */
export const TRANSLITERATIONS: ReadonlyMap<string, string> = new Map(
  [LATIN, SIGNS, GREEK, CYRILLIC].flatMap((table) =>
    table.split(' ').map((pair): [string, string] => {
      const [char = '', ...letters] = pair;
      return [char, letters.slice(1).join('')];
    }),
  ),
);
