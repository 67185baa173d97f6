import { createContext } from '@wordpress/element';
import { FieldSettings } from './field-settings';
import type { ComponentType } from 'react';
import type { FieldSettingsProps } from './field-settings';

/** The settings that only fields of one type have. A field gives them to the blocks inside, which show the same sidebar. */
export const OwnSettings =
	createContext< ComponentType< FieldSettingsProps > >( FieldSettings );
