import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const iso20387Evidence: NewsSeed = {
  id: '1214000000000011010',
  slug: 'iso-20387-evidence',
  type: 'IndustryNews',
  cover: 'news-biobank-aisle.webp',
  publishTime: '2023-06-22T08:50:00+00:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: 'ISO 20387 评审：超低温保存箱需要哪些记录',
    en_EN: 'What an ISO 20387 assessor asks about a freezer',
    es_ES: 'Qué pregunta un evaluador de la ISO 20387 sobre un congelador',
    fr_FR: 'Ce qu’un évaluateur ISO 20387 demande sur un congélateur',
  },
  coverAlt: coverAlts['news-biobank-aisle.webp'],
  body: {
    zh_CN: `ISO 20387:2018《生物样本库通用要求》（国内等同采用为 GB/T 37864-2019）规定质量和能力要求，不规定储存温度和设备型号，但评审员都会到冰箱前提问。以下问答整理自几次预评审。

**“这台多少度？”** 显示屏上写着。“我问的是证书上多少度。”请备好校准证书，注明测量不确定度，并且校准点在工作温度附近。

**“谁定的报警限？”** 应能给出责任人和依据文件，而不是“出厂就是这样”。

**“上一次报警，做了什么？”** 标准要求不符合工作有记录、有评估。只写“已恢复”，只能证明有人按了消音键，不能证明样本未受影响。

**“这份样本放在哪里，放过哪里？”** 每份样本的位置要能追溯，包括搬动。评审员会当场指定一份请您取出，并核对取样是否符合程序规定的时间。

**“如果这台现在发生故障呢？”** 应急预案须经过演练。预案中的备用冰箱如果已经装满，预案就无法执行。

**“设备旁边贴的是什么？”** 状态标签应写明编号和校准有效期，便利贴不能代替。

## 评审前的准备

不要临时整理冰箱，评审员看得出新结的霜。请打印最近十二个月的温度曲线、报警和处理记录，并按以上六个问题自查一遍。`,
    en_EN: `ISO 20387:2018, the general requirements for biobanking, is about competence. It names no temperature and no model. Even so, every assessor will ask questions in front of a freezer. The following are taken from several preliminary assessments.

**“What temperature is it?”** It is on the display. “And the certificate?” It should state a measurement uncertainty, at a point near the one you work at.

**“Who set the alarm limit?”** The answer should be a name and a document, not “it came like this”.

**“What was done at the last alarm?”** Nonconforming work has to be recorded and evaluated. The word “restored” proves that somebody pressed a key. It does not prove that the samples are unharmed.

**“Where is this sample, and where has it been?”** Every move belongs to its record. You will be asked to fetch one, within the time that your own procedure allows.

**“And if this one failed now?”** A contingency plan has to be rehearsed. If the backup freezer in the plan is full, the plan does not work.

**“What is that on the door?”** It should be a status label with number and calibration due date, not a sticky note.

## Before the assessment

Do not tidy up at the last minute; assessors recognise fresh frost. Print twelve months of curves and alarms, with what was done about them, and go through the six questions yourself.`,
    es_ES: `La ISO 20387:2018, requisitos generales para las actividades de los biobancos, trata de la competencia y no fija temperaturas ni modelos. Aun así, todo evaluador hace preguntas ante un congelador. Estas son las seis preguntas más repetidas en varias evaluaciones previas.

**«¿A qué temperatura está?»** Se lee en la pantalla. «¿Y el certificado?» Debe indicar la incertidumbre de medida, en un punto cercano al de trabajo.

**«¿Quién fijó el límite de alarma?»** La respuesta debe ser un nombre y un documento, no «venía así».

**«¿Qué se hizo en la última alarma?»** El trabajo no conforme se registra y se evalúa. La palabra «restablecido» demuestra que alguien pulsó una tecla, no que las muestras estén intactas.

**«¿Dónde está esta muestra y dónde ha estado?»** Cada traslado forma parte de su historial. Le pedirán que localice una muestra en el plazo que fija su propio procedimiento.

**«¿Y si este fallara ahora?»** Un plan de contingencia hay que ensayarlo. Si el congelador de reserva está lleno, el plan no sirve.

**«¿Qué es eso de la puerta?»** Debe ser una etiqueta de estado con número y fecha de vencimiento de la calibración, no una nota adhesiva.

## Antes de la evaluación

No ordene el congelador a última hora: los evaluadores reconocen la escarcha reciente. Imprima doce meses de curvas y alarmas, con las medidas adoptadas, y repase usted antes las seis preguntas.`,
    fr_FR: `L’ISO 20387:2018, exigences générales relatives au biobanking, traite de la compétence et ne fixe ni température ni modèle. Pourtant, tout évaluateur finit par poser des questions devant un congélateur. Voici les six plus fréquentes, relevées lors d’évaluations préliminaires.

**« Quelle est sa température ? »** On la lit sur l’afficheur. « Et le certificat ? » Il doit porter une incertitude de mesure, en un point voisin de celui où l’on travaille.

**« Qui a fixé le seuil d’alarme ? »** La réponse doit être un nom et un document, et non « c’était ainsi à la livraison ».

**« Qu’a-t-on fait à la dernière alarme ? »** Un travail non conforme s’enregistre et s’évalue. Le mot « rétabli » prouve que quelqu’un a appuyé sur une touche, mais non que les échantillons sont intacts.

**« Où est cet échantillon, et où a-t-il été ? »** Chaque déplacement fait partie de son historique. On vous demandera d’en retrouver un dans le délai fixé par votre propre procédure.

**« Et s’il tombait en panne maintenant ? »** Un plan de secours doit être testé. Si le congélateur de secours est plein, il ne sert à rien.

**« Qu’indique l’étiquette de la porte ? »** Elle doit porter l’état, un numéro et une échéance ; un papillon adhésif ne suffit pas.

## Avant l’évaluation

Ne préparez pas le congélateur à la dernière minute : un évaluateur reconnaît un dégivrage récent. Imprimez douze mois de courbes et d’alarmes, avec les suites données, et posez-vous vous-même les six questions.`,
  },
}
