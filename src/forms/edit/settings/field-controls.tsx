import {
	BlockControls,
	InspectorControls,
	useBlockEditingMode,
} from '@wordpress/block-editor';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useReads, useWrites } from '../core';
import { Choice, Toggle } from './inputs';
import { NameControl } from './name-control';
import { OwnSettings } from './own-settings';
import type { SettingsProps } from './inputs';
import type { Values } from '../../migrate';

const asterisk = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M11.2 4h1.6v6l5.2-3 .8 1.4-5.2 3 5.2 3-.8 1.4-5.2-3v6h-1.6v-6l-5.2 3-.8-1.4 5.2-3-5.2-3 .8-1.4 5.2 3z" />
	</svg>
);

const WIDTHS = [ '25', '33', '50', '75', '100' ].map(
	( width ) => [ width, `${ width } %` ] as const
);

function RequiredSettings( props: SettingsProps ) {
	return (
		<>
			<Toggle
				{ ...props }
				name="required"
				label={ __( 'Required', 'slipstream' ) }
			/>
			{ !! props.values.required && (
				<Toggle
					{ ...props }
					name="requiredIndicator"
					label={ __( 'Show required indicator', 'slipstream' ) }
				/>
			) }
		</>
	);
}

function WidthSetting( { values, set }: SettingsProps ) {
	return (
		<Choice
			values={ values }
			set={ ( { width } ) =>
				set( { width: width === 'auto' ? width : Number( width ) } )
			}
			name="width"
			label={ __( 'Width', 'slipstream' ) }
			options={ [ ...WIDTHS, [ 'auto', __( 'Auto', 'slipstream' ) ] ] }
		/>
	);
}

/**
 * Toolbar and sidebar of a field: the same ones for the field and for each part of it.
 *
 * @param props          What it is about.
 * @param props.clientId The field.
 */
export function FieldControls( { clientId }: { clientId: string } ) {
	const isLocked = useBlockEditingMode() !== 'default';
	const block = useReads(
		( reads ) => reads.getBlock( clientId ),
		[ clientId ]
	);
	const { updateBlockAttributes } = useWrites();
	const Own = useContext( OwnSettings );
	if ( ! block || isLocked ) {
		return null;
	}
	const values: Values = block.attributes;
	const set = ( changes: Values ) =>
		updateBlockAttributes( clientId, changes );
	const settings = { values, set };
	// Consent that is given by sending the form cannot be left out.
	const canBeRequired = values.consentType !== 'implicit';
	return (
		<>
			{ canBeRequired && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							icon={ asterisk }
							label={ __( 'Required', 'slipstream' ) }
							isPressed={ !! values.required }
							onClick={ () =>
								set( { required: ! values.required } )
							}
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
			<InspectorControls>
				<PanelBody title={ __( 'Field', 'slipstream' ) }>
					{ canBeRequired && <RequiredSettings { ...settings } /> }
					<WidthSetting { ...settings } />
					<Own block={ block } { ...settings } />
					<Toggle
						{ ...settings }
						name="shareFieldAttributes"
						label={ __(
							'Sync styles with other fields',
							'slipstream'
						) }
						help={ __(
							'Style changes apply to all fields with this setting on.',
							'slipstream'
						) }
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<NameControl
					clientId={ clientId }
					value={ String( values.id ?? '' ) }
					onChange={ ( id ) => set( { id } ) }
				/>
			</InspectorControls>
		</>
	);
}
