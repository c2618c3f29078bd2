import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import '@payloadcms/next/css'
import './admin.css'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, args: withoutStaleCheck(args), config, importMap, serverFunctions })
}

/** Payload asks to reload a form without autosave when somebody else has saved; its save is merged (decision 120). */
function withoutStaleCheck({ name, args }: Parameters<ServerFunctionClient>[0]) {
  return name === 'form-state' ? { ...args, checkForStaleData: false } : args
}

/** Disables Payload's own copying between sites, which publishes the copy; cms/copying replaces it. */
const serverFunctions: Record<string, ServerFunction> = {
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
