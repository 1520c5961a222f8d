/**
 * How quickly work that takes long goes on, in words: "850 a second, 18 min left".
 *
 * @param done how many pieces are done
 * @param share how much of all that is, from 0 to 1
 * @param milliseconds how long it took
 */
export function paceOf(done: number, share: number, milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const left = share > 0 ? `, ${duration((seconds / share) * (1 - share))} left` : '';
  return `${Math.round(done / seconds)} a second${left}`;
}

function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
