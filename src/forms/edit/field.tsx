import {
	useBlockEditingMode,
	useBlockProps,
	useInnerBlocksProps,
	Warning,
} from '@wordpress/block-editor';
import { cloneBlock, createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useIsPreview, useReads, useWrites } from './core';
import { typeOf } from '../field-types';
import { fieldTemplate } from '../template';
import { FieldControls } from './settings/field-controls';
import { FieldSettings } from './settings/field-settings';
import { OwnSettings } from './settings/own-settings';
import { FORM, formOf } from './use-form';
import { useAboveSubmit } from './use-above-submit';
import { useFirstBlocks } from './use-first-blocks';
import { useMissingControl } from './use-missing-control';
import { useOwnName } from './use-field-name';
import { submitButton } from '../submit-button';
import { textOf } from './types';
import type { FieldSettingsProps } from './settings/field-settings';
import type { PartProps } from './types';
import type { ComponentType } from 'react';

/** Puts a field that was saved outside of any form into one when its author says so. New ones are offered in forms alone. */
function useLoneField( clientId: string, isEditable: boolean ) {
	const isPreview = useIsPreview();
	const { replaceBlocks, selectBlock } = useWrites();
	const { isLone, block } = useReads(
		( reads ) => ( {
			isLone: ! formOf( reads, clientId ),
			block: reads.getBlock( clientId ),
		} ),
		[ clientId ]
	);
	const canWrap = isLone && isEditable && ! isPreview;
	const wrap = () => {
		if ( block ) {
			const field = cloneBlock( block );
			const form = createBlock( FORM, {}, [ field, submitButton() ] );
			replaceBlocks( clientId, form );
			selectBlock( field.clientId );
		}
	};
	return canWrap ? wrap : undefined;
}

/** A field: its label and its control are blocks of their own. Its own settings are those of its field.json, unless it brings others. */
export function FieldEdit( {
	name,
	attributes,
	clientId,
	isSelected,
	Settings = FieldSettings,
}: PartProps & { Settings?: ComponentType< FieldSettingsProps > } ) {
	const type = typeOf( name );
	const isEditable = useBlockEditingMode() === 'default';
	const wrap = useLoneField( clientId, isEditable );
	useAboveSubmit( clientId, isEditable );
	useOwnName( clientId, isEditable );
	useFirstBlocks( clientId, fieldTemplate( type, attributes ) );
	useMissingControl( clientId, type, isEditable );
	const width = textOf( attributes.width ) || '100';
	const { children, ...blockProps } = useInnerBlocksProps(
		useBlockProps( {
			className: `grunion-field-${ type }-wrap grunion-field-wrap grunion-field-width-${ width }-wrap`,
		} ),
		{
			templateLock: 'insert',
			renderAppender: undefined,
		}
	);
	return (
		<OwnSettings.Provider value={ Settings }>
			<div { ...blockProps }>
				{ isSelected && <FieldControls clientId={ clientId } /> }
				{ wrap && (
					<Warning
						actions={ [
							<Button
								key="wrap"
								variant="primary"
								onClick={ wrap }
							>
								{ __( 'Put it in a form', 'slipstream' ) }
							</Button>,
						] }
					>
						{ __(
							'This field is not inside a form, so visitors cannot submit it.',
							'slipstream'
						) }
					</Warning>
				) }
				{ children as React.ReactNode }
			</div>
		</OwnSettings.Provider>
	);
}
