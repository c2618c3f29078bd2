import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const shakeTest: NewsSeed = {
  id: '1214000000000011023',
  slug: 'shake-test',
  type: 'IndustryNews',
  cover: 'case-8.webp',
  publishTime: '2025-07-10T08:20:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '振摇试验：判断疫苗有没有被冻过',
    en_EN: 'The shake test: has a vaccine been frozen?',
    es_ES: 'La prueba de agitación: ¿se ha congelado una vacuna?',
    fr_FR: 'Le test d’agitation : un vaccin a-t-il gelé ?',
  },
  coverAlt: coverAlts['case-8.webp'],
  body: {
    zh_CN: `含铝佐剂的疫苗最怕冻。冻过再化开，佐剂结成颗粒，效力受损，而外观在静置时看不出来。冰箱的记录仪说 0 °C 以下有过几个小时，这一箱还能不能用？答案可以摇出来。

## 做法

1. 从**同一厂家、同一批号**取一瓶，写上“已冻”，放进低温箱冻透，取出化开。这是对照
2. 取可疑的一瓶，与对照拿在同一只手里
3. 用力摇 10 到 15 秒
4. 并排放在平台上，对着光看，最多看 30 分钟

被冻过的一瓶沉得快，上面清，底下一层絮状物。可疑瓶若沉得与对照一样快，或更快，即判为冻过，这一批里同样处境的都不用。若明显慢，可以用。

世卫组织的研究者 2010 年在《世卫组织简报》上发表了验证结果：来历已知的疫苗瓶交给受过培训的卫生人员，判断无一差错。这样便宜的试验，有这样好的成绩，不多见。

## 什么时候不做

- 一瓶已经是冰：不必摇，直接弃用
- 不含铝佐剂的疫苗，例如麻疹疫苗：试验不适用
- 没有同批号的一瓶可以牺牲：做不成

还有一条，最好永远不用做。冻结防护 A 级的冰箱，按世卫组织的定义，无需使用者动手调整就不会把疫苗冻坏。我们的疫苗冰箱都按这一级做，省下的那双手，可以去打针。`,
    en_EN: `Vaccines with an aluminium adjuvant fear frost most. Frozen and thawed, the adjuvant clumps and the potency suffers, and a vial at rest looks as it did before. If the recorder says that the refrigerator was below zero for some hours, is the box lost? One can shake it and see.

## How it is done

1. Take a vial of the **same maker and the same lot**, mark it, freeze it solid and let it thaw. It is the control
2. Take the doubtful vial into the same hand
3. Shake both hard for ten to fifteen seconds
4. Stand them side by side against the light and watch, for 30 minutes at the most

What has been frozen settles quickly: clear above, flakes below. If the doubtful vial settles as fast as the control, or faster, it has been frozen, and everything that shared its fate is discarded. If it is clearly slower, use it.

For a study in the WHO’s Bulletin of 2010, trained health workers judged vials of known history. They were right about every one. Few tests are so cheap and so good.

## When not to do it

- The vial is ice already. Throw it away
- The vaccine has no such adjuvant, measles for instance
- No vial of the same lot can be spared

Best of all is never to need it. Freeze protection grade A, as the WHO defines it, means that the user has to do nothing to keep vaccines from freezing. All our vaccine refrigerators have it. The two hands are then free for the needle.`,
    es_ES: `Las vacunas con adyuvante de aluminio son sensibles a la congelación. Congelado y descongelado, el adyuvante se aglomera y la potencia disminuye, pero en reposo el vial parece el de siempre. Si el registrador indica que el frigorífico estuvo unas horas bajo cero, ¿se ha perdido la caja? Se puede agitar y mirar.

## Cómo se hace

1. Tome un vial del **mismo fabricante y lote**, márquelo, congélelo del todo y déjelo descongelar. Es el control
2. Tome en la misma mano el vial dudoso
3. Agite los dos con fuerza de diez a quince segundos
4. Déjelos juntos a contraluz y obsérvelos 30 minutos como máximo

Lo congelado sedimenta deprisa: claro arriba, copos abajo. Si el vial dudoso sedimenta igual de rápido que el control, o más, se congeló, y se desechan también los viales que estaban con él. Si es claramente más lento, se usa.

En un estudio publicado en 2010 en el Boletín de la OMS, personal sanitario formado juzgó viales de historia conocida. Acertó en todos.

## Cuándo no hacerla

- El vial está congelado: se desecha
- La vacuna no lleva ese adyuvante, como la del sarampión
- No hay otro vial del mismo lote para el control

Lo mejor es no necesitarla. El grado A de protección contra la congelación, según la OMS, significa que el usuario no tiene que hacer nada para que las vacunas no se congelen. Todos nuestros frigoríficos de vacunas lo tienen.`,
    fr_FR: `Les vaccins à adjuvant d’aluminium sont sensibles au gel. Gelé puis dégelé, l’adjuvant s’agglomère et l’activité du vaccin diminue, mais au repos le flacon paraît inchangé. Si l’enregistreur indique que le réfrigérateur est resté quelques heures sous zéro, la boîte est-elle perdue ? On peut agiter et regarder.

## Comment faire

1. Prenez un flacon du **même fabricant et du même lot**, marquez-le, congelez-le à cœur, laissez-le dégeler. C’est le témoin
2. Prenez dans la même main le flacon douteux
3. Agitez fort les deux, dix à quinze secondes
4. Posez-les côte à côte à contre-jour et observez, 30 minutes au plus

Ce qui a gelé sédimente vite : clair en haut, flocons en bas. Si le flacon douteux sédimente aussi vite que le témoin, ou plus, il a gelé, et l’on jette aussi les flacons conservés avec lui. S’il est nettement plus lent, on l’utilise.

Dans une étude parue en 2010 au Bulletin de l’OMS, des soignants formés ont jugé des flacons dont l’histoire était connue. Ils ne se sont jamais trompés.

## Quand s’en abstenir

- Le flacon est gelé : on le jette
- Le vaccin n’a pas cet adjuvant, comme celui de la rougeole
- Aucun autre flacon du même lot ne peut servir de témoin

Le mieux est de n’en avoir jamais besoin. La protection contre le gel de grade A, au sens de l’OMS, signifie que l’utilisateur n’a rien à faire pour que les vaccins ne gèlent pas. Tous nos réfrigérateurs à vaccins l’ont.`,
  },
}
