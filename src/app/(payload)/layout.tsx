import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import '@payloadcms/next/css'
import './admin.css'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { formState } from '@/cms/admin/saving/form-state'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

const serverFunctions: Record<string, ServerFunction> = {
  'form-state': formState,
  // Payload's own copying between sites publishes the copy; cms/copying replaces it.
  'copy-data-from-locale': () => {
    throw new Error('Use the menu of the document to copy texts to another site.')
  },
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
