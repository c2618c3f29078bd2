import { chineseOnly } from '../sites'
import { companyId } from './ids'
import { inChinese } from './in-chinese'
import type { JobSeed } from './types'

type Opening = [name: string, department: string, place: string, since: string]

/** The newest first (S1 2.16). */
const openings: Opening[] = [
  ['制冷系统工程师（碳氢复叠）', '研发中心 · 制冷系统', '青屿', '2026-11-16'],
  ['嵌入式软件工程师', '研发中心 · 控制与软件', '青屿', '2026-11-12'],
  ['备件计划主管（常驻鹿特丹）', '服务中心', '鹿特丹', '2026-11-09'],
  ['真空绝热工艺工程师', '制造中心 · 工艺', '青屿', '2026-11-03'],
  ['现场服务工程师（西北区）', '服务中心', '兰州', '2026-10-29'],
  ['临床血液冷链产品经理', '市场部', '青屿', '2026-10-26'],
  ['国际销售经理（西班牙语）', '国际销售部', '赫塔菲', '2026-10-20'],
  ['医疗器械注册专员', '法规事务部', '青屿', '2026-10-15'],
  ['校准实验室技术员', '质量中心', '青屿', '2026-10-13'],
  ['云平台后端工程师', '研发中心 · Trace 监测平台', '南湾', '2026-09-28'],
  ['二号线班组长', '制造中心 · 总装', '青屿', '2026-09-22'],
  ['疫苗冷链项目经理（法语区非洲）', '公共卫生项目部', '青屿 / 达喀尔', '2026-09-15'],
]

export const jobSeeds: JobSeed[] = openings.map(([name, department, place, since], index) => ({
  id: companyId('job', openings.length - index),
  sites: chineseOnly,
  order: index + 1,
  name: inChinese(name),
  department: inChinese(department),
  place: inChinese(place),
  createTime: `${since}T09:00:00+08:00`,
  link: `https://jobs.norvane.example/positions/${since.replaceAll('-', '')}`,
}))
