import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const reeferSetPoint: NewsSeed = {
  id: '1214000000000011024',
  slug: 'reefer-set-point',
  type: 'IndustryNews',
  cover: 'news-reefer-port.webp',
  publishTime: '2025-11-20T08:05:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '海运冷藏箱不会降温：药品走海路的七个误会',
    en_EN: 'A reefer does not cool: seven misunderstandings about medicines at sea',
    es_ES: 'Un contenedor frigorífico no enfría: siete malentendidos sobre medicamentos por mar',
    fr_FR: 'Un conteneur frigorifique ne refroidit pas : sept malentendus sur les médicaments en mer',
  },
  coverAlt: coverAlts['news-reefer-port.webp'],
  body: {
    zh_CN: `越来越多的 2–8 °C 药品改走海路，更便宜，碳排放也低。冷藏集装箱却是为香蕉设计的。以下七句话，我们每月都会听到。

1. **“装进去，它会凉下来。”** 不会。机组用来保持温度，不是用来降温。货物须在装箱前就到 5 °C
2. **“先把空箱预冷。”** 只有月台与箱内同温才可以。否则一开门，湿热空气在箱壁结露，然后滴在纸箱上
3. **“装满，省运费。”** 红线以上不得装货，门口要留空。冷风从 T 形地板下面来，堵住了，后排就听天由命
4. **“通风口开一点，换换气。”** 那是给水果的。药品请关闭，写进订舱单
5. **“设 2 °C，保险。”** 送风温度设在下限，门边安全，机组前的第一托盘可能结冰。多数做法是设 5 °C
6. **“全程通电。”** 船上和码头有电，路上靠发电机。请问清楚由谁挂、谁加油
7. **“船公司有记录。”** 有，是送风与回风的。货物的温度，要靠货物里的记录仪

## 出发之前

要一份出发前检验（PTI）的结果，核对有效期。再问堆在哪里：甲板上靠南一侧的箱子，与舱内不是同一个夏天。

> 冷藏集装箱里最重要的零件，是贴在门上的那张纸。上面写着温度，还有电话。

**伊尔丝·布兰兹马，服务总监**`,
    en_EN: `More and more medicines of 2–8 °C go by sea, which is cheaper and emits less. The refrigerated container, however, was designed for bananas. We hear each of these seven sentences at least once a month.

1. **“It will cool down on the way.”** It will not. The unit keeps a temperature; it does not make one. Cargo has to be at 5 °C before loading
2. **“Let us precool the box.”** Only if the dock is as cold. Otherwise warm air enters with the first pallet, water condenses and drips on the cartons
3. **“Fill it up.”** Not above the red line. Air comes from below, through the T-shaped floor; where it is blocked, the last row is left to fate
4. **“A little fresh air.”** For fruit. For medicines the vents are closed, and the booking says so
5. **“Set it to 2 °C, to be safe.”** Then the doors are safe and the first pallet may freeze. Most set 5 °C
6. **“It has power all the way.”** On board and in port. On the road it has a generator, and somebody has to hang it on and fill it
7. **“The line has a record.”** Of supply and return air. The cargo’s temperature is known to a logger in the cargo

## Before departure

Ask for the pre-trip inspection and its date. Ask where the box will be stowed; on deck, on the sunny side, is another summer.

> The most important part of a reefer is the sheet on its door. It has the set point, and a telephone number.

**Ilse Brandsma, Service Director**`,
    es_ES: `Cada vez más medicamentos de 2–8 °C viajan por mar, que es más barato y emite menos. El contenedor frigorífico, sin embargo, se diseñó para fruta. Estas siete frases se oyen a menudo.

1. **«Ya se enfriará por el camino.»** No. El equipo mantiene una temperatura; no la crea. La carga debe estar a 5 °C antes de entrar
2. **«Preenfriemos el contenedor.»** Solo si el muelle está igual de frío. Si no, con el primer palé entra aire cálido, el agua condensa y gotea sobre las cajas
3. **«Llénelo.»** No por encima de la línea roja. El aire viene de abajo, por el suelo en T; si se tapa, la última fila se queda sin aire
4. **«Un poco de aire fresco.»** Para la fruta. Con medicamentos, las rejillas van cerradas, y así consta en la reserva
5. **«Ponga 2 °C, por si acaso.»** Entonces el primer palé, junto al equipo, puede helarse. Lo habitual son 5 °C
6. **«Tiene corriente todo el viaje.»** A bordo y en puerto. En carretera necesita un grupo electrógeno montado y con combustible
7. **«La naviera tiene el registro.»** Del aire de impulsión y de retorno. La temperatura de la carga solo la mide un registrador colocado en ella

## Antes de zarpar

Pida la inspección previa al viaje (PTI) y su fecha. Pregunte dónde irá estibado: en cubierta, al sol, la carga térmica es mucho mayor.

> Pegue en la puerta una hoja con la consigna y un teléfono: es lo que más errores evita.

**Ilse Brandsma, directora de Servicio**`,
    fr_FR: `De plus en plus de médicaments à 2–8 °C prennent la mer, moins chère et moins émettrice. Le conteneur frigorifique, pourtant, a été conçu pour les fruits. Voici sept phrases que l’on entend souvent.

1. **« Ça refroidira en route. »** Non. Le groupe maintient une température ; il ne la crée pas. La marchandise doit être à 5 °C avant le chargement
2. **« Prérefroidissons la boîte. »** Seulement si le quai est aussi froid. Sinon, l’air chaud entre avec la première palette, l’eau condense et goutte sur les cartons
3. **« Remplissez. »** Pas au-dessus de la ligne rouge. L’air vient d’en bas, par le plancher en T ; s’il est bouché, le dernier rang ne reçoit plus d’air
4. **« Un peu d’air frais. »** Pour les fruits. Pour les médicaments, volets fermés, et la réservation le précise
5. **« Mettez 2 °C, par sécurité. »** La première palette, près du groupe, risque alors de geler. La consigne habituelle est 5 °C
6. **« Il est branché tout du long. »** À bord et au port. Sur la route, il faut un groupe électrogène monté et ravitaillé
7. **« L’armateur a le relevé. »** De l’air soufflé et repris. Seul un enregistreur placé dans la marchandise en mesure la température

## Avant le départ

Demandez l’inspection avant voyage (PTI) et sa date. Demandez l’emplacement à bord : en pontée, au soleil, la charge thermique est bien plus forte.

> Collez sur la porte une feuille avec la consigne et un numéro de téléphone : c’est ce qui évite le plus d’erreurs.

**Ilse Brandsma, directrice du service**`,
  },
}
