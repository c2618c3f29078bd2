import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const u570Climate: NewsSeed = {
  id: '1214000000000002053',
  slug: 'u570-climate',
  type: 'ProductNews',
  cover: 'news-climate-chamber.webp',
  publishTime: '2026-01-29T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'U570 开始交付：574 升，宽 670 mm，通过气候室四季试验',
    en_EN: 'First U570 delivered: 574 litres, 670 mm wide, tested through four seasons',
    en_US: 'First U570 delivered: 20.3 cubic feet, 26.4 inches wide, tested through four seasons',
    es_ES: 'Primeras entregas del U570: 574 litros, 670 mm de ancho, ensayado en las cuatro estaciones',
    fr_FR: 'Premiers U570 livrés : 574 litres, 670 mm de large, testés sur quatre saisons',
  },
  coverAlt: {
    zh_CN: '气候室内的超低温保存箱',
    en_EN: 'A freezer in a climate chamber',
    es_ES: 'Un congelador en una cámara climática',
    fr_FR: 'Un congélateur dans une chambre climatique',
  },
  body: {
    zh_CN: `很多实验楼的门洞净宽 700 mm。U830 宽 900 mm，须拆除门框；U570 宽 670 mm，可直接推入。U570 今日起交付，与 U830 采用同一平台：碳氢制冷剂、变频压缩机、真空绝热板。

## 主要数据

- 容积 574 升，400 只两英寸冻存盒，40,000 支
- 25 °C 环境、−80 °C：每天 6.0 kWh
- 由室温降到 −80 °C：210 分钟；开门 60 秒后 16 分钟恢复
- 断电后由 −80 °C 升到 −50 °C：260 分钟
- 噪声 45 dB(A)

## 四季试验

说明书规定的环境温度为 10–32 °C，气候室试验超出了这一范围：

**冬季**，8 °C、两周。润滑油变稠，启动延迟 4 秒，属于正常现象。

**春季**，22 °C、湿度 85%。门框无结露，铰链盖有水珠，因此在铰链盖内增加 3 W 加热丝，需要时通电。

**夏季**，32 °C、满载、每天开门 60 次：保持 −80 °C，耗电 8.1 kWh。

**极端高温**，38 °C：保持 −78 °C，并在第一小时内发出无法达到设定温度的报警。

**秋季**，滤网积灰八成，见[此前的服务提示](/zh_CN/newsDetail?id=1214000000000002035)。

> 规格书写明正常条件下的性能，气候室检验极限条件下能否及时报警。

**林知寒，研发总监**`,
    en_EN: `Many laboratory doors are 700 mm wide. For a U830, 900 mm wide, the frame has to be removed; the U570, 670 mm wide, is simply wheeled in. Deliveries begin today. It shares the platform of the U830, with hydrocarbon refrigerants, variable-speed compressors and vacuum insulation panels.

## The figures

- 574 litres, 400 two-inch boxes, 40,000 vials
- 6.0 kWh a day at −80 °C, in a room at 25 °C
- 210 minutes from room temperature to −80 °C; recovery in 16 minutes after a minute with the door open
- 260 minutes from −80 °C to −50 °C without power
- 45 dB(A)

## Tests through four seasons

The data sheet states 10 to 32 °C. The tests went further.

**Winter**, 8 °C for two weeks. The oil thickened, and starting took four seconds more, as expected.

**Spring**, 22 °C and 85% humidity. The door frame stayed dry, but there was condensation on the hinge cover. It now has a heater of 3 W, which runs when needed.

**Summer**, 32 °C, full, sixty openings a day. It held −80 °C on 8.1 kWh.

**Extreme heat**, 38 °C. It held −78 °C and raised an alarm within the first hour that the set point could not be reached.

**Autumn**, dust: see the [note on filters](/en/newsDetail?id=1214000000000002035).

> A data sheet states the performance. A climate chamber shows what happens beyond it.

**Lin Zhihan, Director of Research and Development**`,
    es_ES: `Muchas puertas de laboratorio tienen 700 mm de paso. Para un U830, de 900 mm, hay que quitar el marco; el U570 mide 670 mm y entra sobre sus ruedas. Las entregas empiezan hoy. Comparte la plataforma del U830: refrigerantes de hidrocarburo, compresores de velocidad variable y paneles de aislamiento al vacío.

## Las cifras

- 574 litros, 400 cajas de dos pulgadas, 40 000 viales
- 6,0 kWh al día a −80 °C, en una sala a 25 °C
- 210 minutos desde la temperatura ambiente hasta −80 °C; 16 de recuperación tras un minuto con la puerta abierta
- 260 minutos de −80 °C a −50 °C sin corriente
- 45 dB(A)

## Ensayos en las cuatro estaciones

La ficha técnica indica de 10 a 32 °C. Los ensayos fueron más allá.

**Invierno**, 8 °C durante dos semanas. El aceite se espesó y el arranque tardó cuatro segundos más, según lo previsto.

**Primavera**, 22 °C y 85 % de humedad. El marco de la puerta siguió seco, pero hubo condensación en la tapa de la bisagra. Ahora lleva una resistencia de 3 W que solo funciona cuando hace falta.

**Verano**, 32 °C, lleno y con sesenta aperturas diarias. Mantuvo −80 °C con 8,1 kWh.

**Calor extremo**, 38 °C. Mantuvo −78 °C y en la primera hora dio la alarma de que no se alcanzaba la consigna.

**Otoño**, polvo: véase la [nota sobre filtros](/en/newsDetail?id=1214000000000002035&lang=es_ES).

> La ficha técnica indica las prestaciones. La cámara climática muestra qué ocurre más allá.

**Lin Zhihan, directora de Investigación y Desarrollo**`,
    fr_FR: `Beaucoup de portes de laboratoire font 700 mm. Pour un U830, large de 900 mm, il faut déposer le cadre ; l’U570, large de 670 mm, passe sur ses roulettes. Les livraisons commencent aujourd’hui. Il partage la plateforme de l’U830 : hydrocarbures, vitesse variable, panneaux sous vide.

## Les chiffres

- 574 litres, 400 boîtes de deux pouces, 40 000 tubes
- 6,0 kWh par jour à −80 °C, dans une pièce à 25 °C
- 210 minutes de l’ambiante à −80 °C ; 16 minutes de rétablissement après une minute porte ouverte
- 260 minutes de −80 °C à −50 °C sans courant
- 45 dB(A)

## Essais sur quatre saisons

La fiche technique indique de 10 à 32 °C. En chambre climatique, les essais ont couvert une plage plus large.

**Hiver**, 8 °C, deux semaines. L’huile a épaissi et le démarrage a demandé quatre secondes de plus, comme prévu.

**Printemps**, 22 °C et 85 % d’humidité. Le cadre de porte est resté sec, mais de la condensation s’est formée sur le cache de charnière. Il a désormais une résistance de 3 W, alimentée au besoin.

**Été**, 32 °C, plein, soixante ouvertures par jour. Le congélateur a maintenu −80 °C avec 8,1 kWh.

**Chaleur extrême**, 38 °C, hors spécification. Il a maintenu −78 °C et déclenché dans la première heure l’alarme signalant que la consigne ne pouvait pas être atteinte.

**Automne**, poussière : voir la [note sur les filtres](/en/newsDetail?id=1214000000000002035&lang=fr_FR).

> Une fiche technique indique les performances. La chambre climatique montre ce qui se passe au-delà.

**Lin Zhihan, directrice de la recherche et du développement**`,
  },
}
