import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const afternoonOfSmoke: NewsSeed = {
  id: '1214000000000011027',
  slug: 'afternoon-of-smoke',
  type: 'Events',
  cover: 'poster-b150-airflow.webp',
  publishTime: '2026-06-04T09:45:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '生物安全柜烟雾演示：60 名学生现场观察气流',
    en_EN: 'Smoke demonstration: sixty students see the airflow of a biosafety cabinet',
    es_ES: 'Demostración con humo: sesenta estudiantes observan el flujo de aire de una cabina',
    fr_FR: 'Démonstration à la fumée : soixante étudiants voient le flux d’un poste',
  },
  coverAlt: coverAlts['poster-b150-airflow.webp'],
  body: {
    zh_CN: `5 月 28 日，南湾大学联合实验室把一台 B150 的前窗升到工作高度，点起发烟器，请六十名研究生依次坐到柜前，做一个他们每天都做的动作：从左边取一支移液管，放到右边。

没有扰动时，烟像两道帘子。一道自上而下，0.45 m/s；一道从前窗操作口进入，0.53 m/s，两者在前格栅处汇合后一起下沉。随后依次演示四种常见的错误操作。

*抽手过快。* 抽手的一瞬间，烟随袖口带出，一直到口罩前面。

*手套盒压住前格栅。* 手套盒前方约一掌宽的范围内，烟停滞、打转、外溢。

*有人从背后走过。* 只是平常的步速，整道气幕都晃动了一下。

*点燃酒精灯。* 火焰上方形成一股热气流，烟在柜体中央向上走。

> 讲了二十年“动作要慢”，不如让他们看八秒钟自己的袖口。

这是一位在场教师的评价，她的操作也在录像之中。

每人都拿到自己那一段二十秒的慢放录像。学校已把这节课列入新生的安全培训，烟雾发生器留在了实验室。

需要借用烟雾发生器和讲师的单位，请来信：[events@norvane.example](mailto:events@norvane.example)。差旅费由我们承担。`,
    en_EN: `On 28 May, in the joint laboratory at Nanwan University, the sash of a B150 was set to its working height and a smoke generator was switched on. Sixty graduate students sat down in front, one after the other, to do what they do every day: take a pipette from the left and put it on the right.

Undisturbed, the smoke hangs like two curtains. One comes down at 0.45 m/s; the other enters through the front opening at 0.53 m/s. They meet at the front grille and sink together. Four common mistakes were then demonstrated.

*A fast movement.* As the hand was withdrawn, smoke followed the cuff all the way to the mask.

*A box of gloves on the grille.* In front of it, over the width of a hand, the smoke stopped, swirled and came out.

*Somebody walking past.* At a normal pace, but the whole curtain swayed.

*A burner.* The flame drove a column of warm air up through the middle of the cabinet, and the smoke rose with it.

> I have said “move slowly” for twenty years. Eight seconds of their own sleeves taught them more.

The lecturer who said this asked not to be named, since one of the sleeves was hers.

Everybody received twenty seconds of film in slow motion. The university has made the demonstration part of its safety course for new students, and the smoke generator stayed in the laboratory.

Other institutions may borrow one, with an instructor: [events@norvane.example](mailto:events@norvane.example).`,
    es_ES: `El 28 de mayo, en el laboratorio conjunto de la Universidad de Nanwan, se colocó la guillotina de una B150 a su altura de trabajo y se encendió un generador de humo. Sesenta estudiantes de posgrado se sentaron delante, uno tras otro, para hacer lo mismo que a diario: coger una pipeta de la izquierda y dejarla a la derecha.

Sin perturbaciones, el humo forma dos cortinas. Una baja a 0,45 m/s; la otra entra por la abertura frontal a 0,53 m/s. Se unen en la rejilla frontal y descienden juntas. Después se mostraron cuatro errores habituales.

*Un movimiento rápido.* Al retirar la mano, el humo siguió al puño de la bata hasta la mascarilla.

*Una caja de guantes sobre la rejilla.* Delante de ella, en el ancho de una mano, el humo se detuvo, formó remolinos y salió.

*Una persona que pasa por detrás.* A paso normal, toda la cortina osciló.

*Un mechero.* La llama creó una columna de aire caliente en el centro de la cabina, y el humo subió con ella.

> Llevo veinte años pidiendo que muevan despacio los brazos. Con ocho segundos de grabación lo han entendido mejor.

Lo dijo una profesora que prefirió no dar su nombre.

Cada estudiante recibió veinte segundos de grabación a cámara lenta. La universidad ha incluido la demostración en su curso de seguridad para nuevos estudiantes, y el generador se ha quedado en el laboratorio.

Otros centros pueden pedir uno prestado, con instructor: [events@norvane.example](mailto:events@norvane.example).`,
    fr_FR: `Le 28 mai, au laboratoire commun de l’université de Nanwan, la vitre d’un B150 a été réglée à sa hauteur de travail et un générateur de fumée, allumé. Soixante étudiants se sont assis devant, l’un après l’autre, pour faire ce qu’ils font chaque jour : prendre une pipette à gauche et la poser à droite.

Sans perturbation, la fumée forme deux rideaux. L’un descend à 0,45 m/s ; l’autre entre par l’ouverture frontale à 0,53 m/s. Ils se rejoignent à la grille avant, où ils sont aspirés ensemble. Quatre erreurs courantes ont ensuite été reproduites.

*Un geste rapide.* Au retrait de la main, la fumée a suivi la manche jusqu’au masque.

*Une boîte de gants sur la grille.* Devant elle, sur une largeur de main, la fumée s’est arrêtée, a tourbillonné et est ressortie.

*Une personne qui passe derrière.* Un pas normal a suffi à faire osciller tout le rideau.

*Un bec Bunsen.* La flamme a créé une colonne d’air chaud au milieu du poste, et la fumée est montée avec elle.

> Je dis « doucement » depuis vingt ans. Huit secondes de film leur en ont appris davantage.

L’enseignante qui l’a dit préfère rester anonyme, car elle figure parmi les personnes filmées.

Chacun a reçu vingt secondes de film au ralenti. L’université a intégré la démonstration à sa formation à la sécurité et a gardé le générateur.

D’autres laboratoires peuvent en emprunter un, avec un formateur : [events@norvane.example](mailto:events@norvane.example).`,
  },
}
