import { openEditor, registerBlock } from '../../../../tests/js/editor';
import metadata from '../../block.json';
import { settings } from '../../index';
import type { TestEditor } from '../../../../tests/js/editor';

export const registerHours = (): void => registerBlock( metadata, settings );

export const openPost = (
	post: string,
	options: { settings?: Record< string, unknown > } = {}
): Promise< TestEditor > =>
	openEditor( post, { ...options, modules: [ { settings } ] } );
