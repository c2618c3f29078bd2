import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const v1000Vessel: NewsSeed = {
  id: '1214000000000001004',
  slug: 'v1000-vessel',
  type: 'ProductNews',
  cover: 'news-v1000-vessel.webp',
  publishTime: '2025-03-20T10:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'V1000 气相液氮罐上市：42,000 支冻存管不接触液氮',
    en_EN: 'V1000: 42,000 vials in nitrogen vapour, and no liquid on the samples',
    es_ES: 'V1000: 42 000 viales en vapor de nitrógeno, sin líquido sobre las muestras',
    fr_FR: 'V1000 : 42 000 tubes en vapeur d’azote, sans liquide sur les échantillons',
  },
  coverAlt: {
    zh_CN: '合盖状态的 V1000 气相液氮罐',
    en_EN: 'The V1000 vapour-phase vessel with its lid closed',
    es_ES: 'El recipiente de fase vapor V1000 con la tapa cerrada',
    fr_FR: 'La cuve en phase vapeur V1000, couvercle fermé',
  },
  body: {
    zh_CN: `V1000 是一款用于长期保存的不锈钢气相液氮罐，可放 420 个冻存盒，共 42,000 支 2 mL 冻存管。样本存放在氮蒸气中，不与下方的液氮接触，避免了样本之间经液氮交叉污染。

## 最上层的温度

气相罐的薄弱处在最上层。每次开盖都有暖空气进入，液面与颈口之间的温差可达 50 °C。V1000 在内壁设铝制导冷筒，将液面的冷量传导到上部。合盖状态下，最底层盒内 −194 °C，最顶层 −188 °C；开盖 5 分钟，顶层仍低于 −175 °C。

- 静态蒸发量：每天 8.5 升
- 可用液氮储量：200 升
- 停止补液后，顶层升至 −150 °C 的时间：21 天
- 开口：520 mm，盖体单手可启，停在任意角度

## 双路液位测量

液位由差压法和四点电阻探杆各自独立测量；两者相差超过 15 mm，先报警，后补液。补液前先把管路里的暖气体排空，这股气体正是以往顶层温度出现尖峰的主要原因。罐体可接入 Trace 监测平台，温度与液位每 10 秒上报一次。

> 控制补液阀并不难，防止误开我们用了两年。

**林知寒，研发总监**

## 安装之前

这类容器应放在通风并装有氧浓度监测的房间内。我们编制了从 1 台到 30 台的通风量与报警点位规划表，用户可向 [cryo@norvane.example](mailto:cryo@norvane.example) 索取。首批设备 5 月交付，安装时一并完成空罐 48 小时蒸发量测试，测试记录随设备档案移交，由用户签字留存。`,
    en_EN: `The V1000 is a stainless-steel vessel for long-term storage in nitrogen vapour. It takes 420 boxes, or 42,000 two-millilitre vials, above a shallow pool of liquid. The samples are stored in vapour and never touch the liquid, so that it cannot carry contamination from one vial to the next.

## The temperature of the top box

The weak point of vapour vessels is the top of the rack. Warm air sinks in whenever the lid opens, and the gradient between pool and neck can reach fifty degrees. In the V1000 an aluminium sleeve carries the cold of the pool up the wall. With the lid closed we measured −194 °C in the lowest box and −188 °C in the highest. With the lid open for five minutes the top box stayed below −175 °C.

- Static evaporation: 8.5 litres a day
- Usable reserve: 200 litres
- Time until the top box passes −150 °C without refill: 21 days
- Opening: 520 mm, with a lid that one hand can lift and that stays where it is left

## Two level measurements

The level is read by differential pressure and, separately, by four resistance sensors on a rod. When the two readings differ by more than 15 mm, the vessel raises an alarm before it fills. Filling starts at a set level and only after the supply line has been vented of warm gas, which used to be the main cause of temperature spikes in the top rack.

> Opening a filling valve is easy. Preventing it from opening at the wrong moment took us two years.

**Lin Zhihan, Director of Research and Development**

## Before installation

A vessel of this size belongs in a ventilated room with oxygen monitoring. Our planning sheet gives the air changes for one to thirty vessels; ask for it at [cryo@norvane.example](mailto:cryo@norvane.example). Deliveries begin in May.`,
    en_US: `The V1000 is a stainless-steel vessel for long-term storage in nitrogen vapor. It takes 420 boxes, or 42,000 two-milliliter vials, above a shallow pool of liquid. The samples are stored in vapor and never touch the liquid, so that it cannot carry contamination from one vial to the next.

## The temperature of the top box

The weak point of vapor vessels is the top of the rack. Warm air sinks in whenever the lid opens, and the gradient between pool and neck can reach 90 °F. In the V1000 an aluminum sleeve carries the cold of the pool up the wall. With the lid closed we measured −194 °C (−317 °F) in the lowest box and −188 °C (−306 °F) in the highest. With the lid open for five minutes the top box stayed below −175 °C (−283 °F).

- Static evaporation: 2.2 gallons (8.5 liters) a day
- Usable reserve: 53 gallons (200 liters)
- Time until the top box passes −150 °C (−238 °F) without refill: 21 days
- Opening: 20.5 in., with a lid that one hand can lift and that stays where it is left

## Two level measurements

The level is read by differential pressure and, separately, by four resistance sensors on a rod. When the two readings differ by more than 0.6 in., the vessel raises an alarm before it fills. Filling starts at a set level and only after the supply line has been vented of warm gas, which used to be the main cause of temperature spikes in the top rack.

> Opening a fill valve is easy. Preventing it from opening at the wrong moment took us two years.

**Lin Zhihan, Director of Research and Development**

## Before installation

A vessel of this size belongs in a ventilated room with oxygen monitoring. Our planning sheet gives the air changes for one to thirty vessels; ask for it at [us@norvane.example](mailto:us@norvane.example). Deliveries begin in May.`,
    es_ES: `El V1000 es un recipiente de acero inoxidable para conservación a largo plazo en vapor de nitrógeno. Admite 420 cajas, esto es, 42 000 viales de dos mililitros, sobre una lámina poco profunda de líquido. Las muestras quedan suspendidas en el vapor; sin contacto con el líquido, no hay contaminación cruzada entre viales.

## La temperatura de la caja superior

El punto débil de los recipientes de vapor es la parte superior del rack. Cada vez que se levanta la tapa entra aire templado, y la diferencia entre la lámina y el cuello puede alcanzar cincuenta grados. En el V1000, una camisa de aluminio conduce el frío del líquido por la pared. Con la tapa cerrada medimos −194 °C en la caja más baja y −188 °C en la más alta. Con la tapa abierta durante cinco minutos, la caja superior se mantuvo por debajo de −175 °C.

- Evaporación estática: 8,5 litros al día
- Reserva útil: 200 litros
- Tiempo hasta que la caja superior supera −150 °C sin reposición: 21 días
- Boca: 520 mm, con una tapa que se levanta con una mano y se mantiene en cualquier posición

## Dos mediciones de nivel

El nivel se lee por presión diferencial y, por separado, con cuatro sensores resistivos en una varilla. Si ambas lecturas difieren en más de 15 mm, se activa la alarma antes de llenar. El llenado arranca a un nivel fijado y solo después de purgar el gas templado de la línea, que era la causa principal de los picos de temperatura en el rack superior.

> Abrir una válvula de llenado es fácil. Impedir que se abra en un momento inadecuado nos llevó dos años.

**Lin Zhihan, directora de Investigación y Desarrollo**

## Antes de la instalación

Un recipiente de este tamaño necesita una sala ventilada y con control de oxígeno. Nuestra hoja de planificación indica las renovaciones de aire para entre uno y treinta equipos; puede pedirla en [cryo@norvane.example](mailto:cryo@norvane.example). Las entregas comienzan en mayo.`,
    fr_FR: `La V1000 est une cuve en acier inoxydable destinée à la conservation de longue durée en vapeur d’azote. Elle reçoit 420 boîtes, soit 42 000 tubes de deux millilitres, au-dessus d’une mince réserve de liquide. Les échantillons sont conservés dans la vapeur, sans contact avec le liquide, qui ne peut donc pas transmettre de contamination d’un tube à l’autre.

## La température de la boîte supérieure

Les cuves en phase vapeur ont un point faible : le haut du rack. De l’air tiède y descend à chaque ouverture, et l’écart entre le liquide et le col peut atteindre cinquante degrés. Dans la V1000, une chemise en aluminium conduit le froid du liquide le long de la paroi. Couvercle fermé, nous avons mesuré −194 °C dans la boîte la plus basse et −188 °C dans la plus haute. Après cinq minutes d’ouverture, celle-ci est restée sous −175 °C.

- Évaporation statique : 8,5 litres par jour
- Réserve utile : 200 litres
- Délai avant que la boîte supérieure ne dépasse −150 °C sans remplissage : 21 jours
- Ouverture : 520 mm, avec un couvercle qui se lève d’une main et tient dans toute position

## Deux mesures de niveau

Le niveau est lu par pression différentielle et, séparément, par quatre sondes à résistance montées sur une tige. Si les deux mesures s’écartent de plus de 15 mm, la cuve déclenche une alarme avant le remplissage. Le remplissage ne commence qu’une fois la ligne purgée de son gaz tiède, cause principale, jusqu’ici, des pics de température en haut du rack.

> Ouvrir une vanne de remplissage est facile. L’empêcher de s’ouvrir au mauvais moment nous a demandé deux ans.

**Lin Zhihan, directrice de la recherche et du développement**

## Avant l’installation

Une cuve de cette taille se place dans un local ventilé, équipé d’un contrôle de l’oxygène. Notre fiche d’implantation donne le renouvellement d’air pour une à trente cuves ; elle est envoyée sur demande à [cryo@norvane.example](mailto:cryo@norvane.example). Les livraisons débutent en mai.`,
  },
}
