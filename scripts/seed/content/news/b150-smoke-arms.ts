import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const b150SmokeArms: NewsSeed = {
  id: '1214000000000002043',
  slug: 'b150-smoke-arms',
  type: 'ProductNews',
  cover: 'poster-b150-airflow.webp',
  publishTime: '2024-06-27T09:15:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'B150 手臂扰动测试：加装导流翼，烟逸出由七次减到一次',
    en_EN: 'B150 tested with moving arms: smoke escapes in one case of ten instead of seven',
    es_ES: 'B150 ensayada con brazos en movimiento: el humo escapa en uno de cada diez casos, antes en siete',
    fr_FR: 'B150 testé avec des bras en mouvement : une fuite de fumée sur dix essais au lieu de sept',
  },
  coverAlt: {
    zh_CN: 'II 级生物安全柜，线条示意气流',
    en_EN: 'Class II cabinet with its airflow drawn as lines',
    es_ES: 'Cabina de clase II con el flujo de aire dibujado',
    fr_FR: 'Poste de type II, flux d’air dessiné en lignes',
  },
  body: {
    zh_CN: `标准规定的气流测试在无人状态下进行。实际使用中，操作者的手臂在动，身后还有同事走过。六月，我们在 B150 前安装了可移动的假臂和可行走的假人，重新测试。

B150 的设计值：下降气流流速 0.45 m/s，流入气流流速 0.53 m/s。静止状态下，碘化钾法测得的前窗操作口保护因子大于 10⁵，符合要求，作为本次测试的基准。

## 四种扰动

- 手臂缓慢进出，0.2 m/s：未见烟逸出
- 手臂快速抽出，0.8 m/s：袖口带出一缕，约 5 cm，随即被吸回
- 同事在身后 1 米处走过，1.4 m/s：气幕晃动，没有逸出
- 同事走过，同时手臂快速抽出：烟逸出，持续约一秒

## 设计改进

前格栅两侧各加装长 40 mm 的导流翼。有人走过且快速抽臂时，烟逸出由十次中的七次减到一次。自九月起生产的 B150 均带导流翼，此前的机型可免费加装。

## 操作建议

余下的一次要靠规范操作：缓慢抽出手臂，并在柜前 1.5 米处画线，请他人在线外通行。测试录像可用于培训，来信索取：[service@norvane.example](mailto:service@norvane.example)。`,
    en_EN: `The standards test the airflow of a safety cabinet with nobody in front of it. In use, the operator’s arms move and colleagues walk past. In June we put moving arms and a walking dummy in front of a B150 and measured again.

The B150 is set to a downflow of 0.45 m/s and an inflow of 0.53 m/s. With nothing moving, the potassium-iodide test gives an operator protection factor above 10⁵, as required. That was the baseline.

## Four disturbances

- **Arms moving slowly**, 0.2 m/s: no smoke leaves the cabinet
- **Arms withdrawn fast**, 0.8 m/s: a wisp follows the sleeve for about 5 cm and is drawn back
- **Somebody walks past**, a metre behind, at 1.4 m/s: the air curtain wavers, but no smoke escapes
- **Both together**: smoke escapes, for about a second

## What we changed

The front grille now has an air guide of 40 mm at each end. With it, a fast arm and a passer-by draw out smoke in one of ten attempts instead of seven. Cabinets built from September have the guides, and they can be added to earlier ones free of charge.

## What users can do

The remaining case depends on how people work. Withdraw your hands slowly, and mark a line on the floor a metre and a half from the cabinet that others do not cross.

The film of the tests is free for use in training: [service@norvane.example](mailto:service@norvane.example).`,
    es_ES: `Las normas ensayan el flujo de aire de una cabina sin nadie delante. En uso, el operador mueve los brazos y otras personas pasan por detrás. En junio pusimos ante una B150 unos brazos móviles y un maniquí andante y repetimos las mediciones.

La B150 trabaja con un flujo descendente de 0,45 m/s y uno de entrada de 0,53 m/s. Sin movimiento, el ensayo de yoduro potásico da un factor de protección superior a 10⁵, como exige la norma. Ese era el punto de partida.

## Cuatro perturbaciones

- **Brazos lentos**, 0,2 m/s: no sale humo
- **Brazos que salen deprisa**, 0,8 m/s: un hilo sigue a la manga unos 5 cm y vuelve a entrar
- **Alguien pasa** a un metro por detrás, a 1,4 m/s: la cortina de aire oscila, pero no escapa humo
- **Las dos cosas a la vez**: el humo escapa durante un segundo

## Qué hemos cambiado

La rejilla frontal lleva ahora un deflector de 40 mm en cada extremo. Con él, un brazo rápido y una persona que pasa extraen humo en uno de cada diez intentos, en lugar de siete. Las cabinas fabricadas desde septiembre llevan los deflectores; en las anteriores se montan sin cargo.

## Qué puede hacer el usuario

El caso restante depende de la forma de trabajar. Retire las manos despacio y marque en el suelo, a metro y medio de la cabina, una línea que nadie cruce mientras se trabaja.

La grabación de los ensayos puede usarse libremente en formación: [service@norvane.example](mailto:service@norvane.example).`,
    fr_FR: `Les essais normalisés se font sans personne devant le poste. Au laboratoire, l’utilisateur bouge les bras et quelqu’un passe derrière lui. En juin, nous avons placé devant un B150 des bras mobiles et un mannequin marcheur, puis répété les mesures.

Le B150 est réglé sur un flux descendant de 0,45 m/s et un flux entrant de 0,53 m/s. Sans mouvement, l’essai à l’iodure de potassium donne un facteur de protection supérieur à 10⁵, comme l’exige la norme. C’est la valeur de référence.

## Quatre perturbations

- **Bras lents**, 0,2 m/s : aucune fumée ne sort
- **Bras retirés vite**, 0,8 m/s : un filet suit la manche sur 5 cm environ, puis est réaspiré
- **Un passant**, à un mètre derrière et 1,4 m/s : le rideau d’air ondule, sans fuite de fumée
- **Les deux à la fois** : la fumée s’échappe, pendant une seconde à peu près

## Ce que nous avons changé

La grille avant porte désormais un déflecteur de 40 mm à chaque extrémité. Un geste rapide et un passant font alors sortir la fumée une fois sur dix, contre sept auparavant. Les postes construits à partir de septembre en sont équipés ; les déflecteurs se montent sans frais sur les autres.

## Ce que les utilisateurs peuvent faire

Le cas restant dépend de la façon de travailler. Retirez les mains lentement et tracez au sol, à un mètre cinquante du poste, une ligne à ne pas franchir pendant le travail.

Le film des essais peut servir à vos formations : [service@norvane.example](mailto:service@norvane.example).`,
  },
}
