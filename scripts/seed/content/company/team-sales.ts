import type { Localised } from '../types'
import type { TeamMemberDraft } from './types'

const biobanking: Localised = {
  zh_CN: '样本库与科研',
  en_EN: 'Biobanks and research',
  es_ES: 'Biobancos e investigación',
  fr_FR: 'Biobanques et recherche',
}

/** One of the three contacts for biobanks in Europe; on the Chinese site they share a department. */
const biobankingIn = (en_EN: string, es_ES: string, fr_FR: string): Localised => ({
  ...biobanking,
  en_EN: `${biobanking.en_EN} (${en_EN})`,
  es_ES: `${biobanking.es_ES} (${es_ES})`,
  fr_FR: `${biobanking.fr_FR} (${fr_FR})`,
})

const northernEurope = biobankingIn(
  'UK, Ireland, Nordic countries',
  'Reino Unido, Irlanda y países nórdicos',
  'Royaume-Uni, Irlande, pays nordiques',
)

const centralEurope = biobankingIn(
  'Central and Eastern Europe',
  'Europa central y oriental',
  'Europe centrale et orientale',
)

const southernEurope = biobankingIn(
  'France, Benelux, Southern Europe',
  'Francia, Benelux y sur de Europa',
  'France, Benelux, Europe du Sud',
)

const vaccines: Localised = {
  zh_CN: '疫苗与公共卫生',
  en_EN: 'Vaccines and public health',
  es_ES: 'Vacunas y salud pública',
  fr_FR: 'Vaccins et santé publique',
}

const blood: Localised = {
  zh_CN: '血液与药房',
  en_EN: 'Blood and pharmacy',
  es_ES: 'Sangre y farmacia',
  fr_FR: 'Sang et pharmacie',
}

const distributors: Localised = {
  zh_CN: '经销商合作',
  en_EN: 'Distributors',
  es_ES: 'Distribuidores',
  fr_FR: 'Distributeurs',
}

const service: Localised = {
  zh_CN: '售后服务',
  en_EN: 'Service',
  es_ES: 'Servicio técnico',
  fr_FR: 'Service après-vente',
}

type Person = [department: Localised, mail: string, name: string, chinese: string]

/** The sales contacts by area (S1 2.13). */
const areas: Record<string, Person[]> = {
  'china-east-asia': [
    [biobanking, 'shao.wenbo', 'Shao Wenbo', '邵文博'],
    [vaccines, 'liang.yutong', 'Liang Yutong', '梁雨桐'],
    [blood, 'qin.zhao', 'Qin Zhao', '秦昭'],
    [distributors, 'onoda.maho', 'Onoda Maho', '小野田真帆'],
    [service, 'feng.liqun', 'Feng Liqun', '冯立群'],
  ],
  'south-asia-pacific': [
    [biobanking, 'hamish.tauroa', 'Hamish Tauroa', '哈米什·陶罗阿'],
    [vaccines, 'rahul.deshpande', 'Rahul Deshpande', '拉胡尔·德什潘德'],
    [blood, 'putri.anggraini', 'Putri Anggraini', '普特丽·安格赖尼'],
    [distributors, 'nattaporn.srisuk', 'Nattaporn Srisuk', '娜塔彭·西素'],
    [service, 'farid.iskandar', 'Farid Iskandar', '法里德·伊斯坎达尔'],
  ],
  europe: [
    [northernEurope, 'declan.whitmore', 'Declan Whitmore', '德克兰·惠特莫尔'],
    [centralEurope, 'sabine.altenburg', 'Sabine Altenburg', '扎比内·阿尔滕堡'],
    [southernEurope, 'theo.garnier', 'Théo Garnier', '泰奥·加尼耶'],
    [vaccines, 'elena.marchetti', 'Elena Marchetti', '埃莱娜·马尔凯蒂'],
    [blood, 'lucia.ferrandiz', 'Lucía Ferrándiz', '露西娅·费兰迪斯'],
    [distributors, 'piotr.zalewski', 'Piotr Zalewski', '彼得·扎莱夫斯基'],
    [service, 'marit.hoekstra', 'Marit Hoekstra', '玛丽特·胡克斯特拉'],
  ],
  americas: [
    [biobanking, 'grace.halloran', 'Grace Halloran', '格蕾丝·哈洛伦'],
    [vaccines, 'ximena.paredes', 'Ximena Paredes', '希梅娜·帕雷德斯'],
    [blood, 'julie.lachance', 'Julie Lachance', '朱莉·拉尚斯'],
    [distributors, 'thiago.rezende', 'Thiago Rezende', '蒂亚戈·雷森德'],
    [service, 'marcus.odell', 'Marcus Odell', '马库斯·奥德尔'],
  ],
  'africa-middle-east': [
    [biobanking, 'yasmin.haddad', 'Yasmin Haddad', '亚斯敏·哈达德'],
    [vaccines, 'kwame.asante', 'Kwame Asante', '夸梅·阿桑特'],
    [distributors, 'fatou.ndiaye', 'Fatou Ndiaye', '法图·恩迪亚耶'],
    [service, 'tewodros.bekele', 'Tewodros Bekele', '特沃德罗斯·贝克莱'],
  ],
}

export const salesTeam: TeamMemberDraft[] = Object.entries(areas).flatMap(([group, people]) =>
  people.map(([department, mail, name, chinese]) => ({
    group,
    mail,
    department,
    name: { zh_CN: chinese, en_EN: name },
  })),
)
