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
    zh_CN: `含铝佐剂的疫苗不得冻结。冻融后佐剂凝聚成颗粒，效力受损，静置时外观却看不出差别。如果记录仪显示冷藏箱曾有几个小时低于 0 °C，这批疫苗能否使用，可以用振摇试验判断。

## 操作步骤

1. 从**同一厂家、同一批号**中取一瓶，标记“已冻”，冻结后取出融化，作为对照
2. 将可疑的一瓶与对照拿在同一只手里
3. 用力振摇 10–15 秒
4. 并排静置，对光观察，最多 30 分钟

冻结过的疫苗沉降快，上层清澈，底部有絮状物。可疑瓶的沉降速度与对照相同或更快，即判为冻结过，处于同样条件下的疫苗全部弃用；明显较慢的可以使用。

世卫组织的研究者 2010 年在《世卫组织简报》上发表了验证结果：受过培训的卫生人员对已知是否冻结的疫苗瓶作出判断，无一差错。

## 不适用的情形

- 疫苗已经结冰：直接弃用，无需试验
- 不含铝佐剂的疫苗，例如麻疹疫苗
- 没有同批号的疫苗可作对照

更好的办法是避免冻结。按世卫组织的定义，A 级防冻的冷藏箱无需使用者干预，就不会冻结疫苗。我们的疫苗冷藏箱均达到 A 级。`,
    en_EN: `Vaccines with an aluminium adjuvant must not freeze. After freezing and thawing, the adjuvant clumps and the potency suffers, although a vial at rest looks as it did before. If the recorder shows that the refrigerator was below zero for some hours, a shake test tells whether the vaccine can be used.

## How it is done

1. Take a vial from the **same manufacturer and the same lot**, mark it, freeze it solid and let it thaw. It is the control
2. Hold the suspect vial in the same hand
3. Shake both hard for ten to fifteen seconds
4. Stand them side by side against the light and watch, for 30 minutes at the most

Vaccine that has been frozen settles quickly: clear above, flakes below. If the suspect vial settles as fast as the control, or faster, it has been frozen, and all vials stored with it are discarded. If it settles clearly more slowly, it can be used.

In a study published in the WHO’s Bulletin in 2010, trained health workers judged vials of known history and were right about every one.

## When the test does not apply

- The vial is still frozen: discard it
- The vaccine has no aluminium adjuvant, as with measles
- No vial of the same lot can be spared

It is better to prevent freezing. Grade A freeze protection, as the WHO defines it, means that the user has to do nothing to keep vaccines from freezing. All our vaccine refrigerators have it.`,
    es_ES: `Las vacunas con adyuvante de aluminio no deben congelarse. Tras congelarse y descongelarse, el adyuvante se aglomera y la potencia disminuye, aunque en reposo el vial tiene el mismo aspecto que antes. Si el registrador indica que el frigorífico estuvo unas horas bajo cero, la prueba de agitación indica si la vacuna puede utilizarse.

## Cómo se hace

1. Tome un vial del **mismo fabricante y lote**, márquelo, congélelo del todo y déjelo descongelar. Es el control
2. Tome en la misma mano el vial dudoso
3. Agite los dos con fuerza de diez a quince segundos
4. Déjelos juntos a contraluz y obsérvelos 30 minutos como máximo

La vacuna que se ha congelado sedimenta deprisa: líquido claro arriba, copos abajo. Si el vial dudoso sedimenta igual de rápido que el control, o más, se ha congelado, y se desechan todos los viales almacenados con él. Si sedimenta claramente más despacio, puede utilizarse.

En un estudio publicado en 2010 en el Boletín de la OMS, personal sanitario formado evaluó viales de historial conocido y acertó en todos.

## Cuándo no es aplicable

- El vial sigue congelado: se desecha
- La vacuna no lleva adyuvante de aluminio, como la del sarampión
- No se puede prescindir de otro vial del mismo lote

Es preferible evitar la congelación. El grado A de protección contra la congelación, según la OMS, significa que el usuario no tiene que hacer nada para que las vacunas no se congelen. Todos nuestros frigoríficos para vacunas lo tienen.`,
    fr_FR: `Les vaccins à adjuvant d’aluminium sont sensibles au gel. Gelé puis dégelé, l’adjuvant s’agglomère et l’activité du vaccin diminue, mais au repos le flacon paraît inchangé. Quand l’enregistreur indique que le réfrigérateur est resté quelques heures sous zéro, un test d’agitation permet de savoir si le vaccin peut être utilisé.

## Comment faire

1. Prenez un flacon du **même fabricant et du même lot**, marquez-le, congelez-le à cœur, laissez-le dégeler. C’est le témoin
2. Prenez dans la même main le flacon douteux
3. Agitez fort les deux, dix à quinze secondes
4. Posez-les côte à côte à contre-jour et observez, 30 minutes au plus

Un vaccin qui a gelé sédimente vite : clair en haut, flocons en bas. Si le flacon douteux sédimente aussi vite que le témoin, ou plus, il a gelé, et l’on jette aussi les flacons conservés avec lui. S’il est nettement plus lent, on l’utilise.

Dans une étude parue en 2010 au Bulletin de l’OMS, des soignants formés ont évalué des flacons dont l’historique était connu, sans aucune erreur.

## Quand le test ne convient pas

- Le flacon est encore gelé : on le jette
- Le vaccin n’a pas cet adjuvant, comme celui de la rougeole
- Aucun autre flacon du même lot ne peut servir de témoin

Mieux vaut éviter le gel. La protection contre le gel de grade A, au sens de l’OMS, signifie que l’utilisateur n’a rien à faire pour que les vaccins ne gèlent pas. Tous nos réfrigérateurs à vaccins l’ont.`,
  },
}
