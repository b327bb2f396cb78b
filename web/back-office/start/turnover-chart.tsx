import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import type { Series } from '#web/back-office/start/turnover-series.ts';

/** Told apart in print and by who sees few colours: their lightness differs as well. */
const COLOURS = ['#0b2730', '#ffc72c', '#3a8996', '#c5dce0', '#7a5200', '#9aa9ad'];

type Props = { months: readonly string[]; monthWord: (month: string) => string; series: readonly Series[] };

/** The turnover as bars, one for each month; what it shows stands in the table beside it. */
const TurnoverChart = ({ months, monthWord, series }: Props) => {
  const { language } = useTexts();
  const data = months.map((month) => ({
    month: monthWord(month),
    ...Object.fromEntries(series.map(({ key, byMonth }) => [key, byMonth.get(month) ?? 0])),
  }));
  const short = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (
    <ResponsiveContainer width="100%" height={300}>
      <BarChart
        data={data}
        stackOffset="sign"
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="#dce5e7" />
        <XAxis dataKey="month" tickLine={false} stroke="#56686d" fontSize={14} />
        <YAxis
          width={76}
          tickLine={false}
          axisLine={false}
          stroke="#56686d"
          fontSize={14}
          tickFormatter={(value: number) => short.format(value)}
        />
        <Tooltip cursor={{ fill: '#e3eff1' }} formatter={(value) => euros(Number(value), language)} />
        <Legend iconType="square" formatter={(word) => <span style={{ color: '#0b2730' }}>{word}</span>} />
        {series.map(({ key, label }, index) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            stackId="month"
            fill={COLOURS[index % COLOURS.length] ?? '#0b2730'}
            maxBarSize={44}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
};
export default TurnoverChart;
