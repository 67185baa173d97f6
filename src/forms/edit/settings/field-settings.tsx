import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useWrites } from '../core';
import { fieldTypeOf, typeOf } from '../../field-types';
import { Amount, Choice, Text, Toggle } from './inputs';
import type { SettingsProps } from './inputs';
import type { FieldSetting } from '../../field-types';
import type { Values } from '../../migrate';
import type { Block } from '@wordpress/blocks';

type Props = SettingsProps & { setting: FieldSetting };

/** What the settings of a single field are given. */
export type FieldSettingsProps = SettingsProps & { block: Block };

const isGiven = ( value: unknown ) => value !== undefined && value !== '';

function AmountSetting( { setting, ...props }: Props ) {
	const { name, label, help, notBelow = '' } = setting;
	const [ own, minimum ] = [ props.values[ name ], props.values[ notBelow ] ];
	const isBackward =
		isGiven( own ) &&
		isGiven( minimum ) &&
		Number( minimum ) > Number( own );
	return (
		<Amount
			{ ...props }
			name={ name }
			label={ label }
			help={
				isBackward ? (
					<span role="alert">
						{ __(
							'The minimum is greater than the maximum.',
							'slipstream'
						) }
					</span>
				) : (
					help
				)
			}
		/>
	);
}

function RangeSetting( { values, set, setting }: Props ) {
	const {
		name,
		label,
		help,
		min = 0,
		max = 100,
		default: fallback = 0,
	} = setting;
	return (
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			min={ min }
			max={ Number( typeof max === 'string' ? values[ max ] : max ) }
			value={ Number( values[ name ] ) || fallback }
			onChange={ ( count = fallback ) => set( { [ name ]: count } ) }
		/>
	);
}

function ChoiceSetting( { setting, ...props }: Props ) {
	const { name, label, help, options = [] } = setting;
	return (
		<Choice
			{ ...props }
			{ ...{ name, label, help } }
			options={ options.map( ( { value, label: title } ) => [
				value,
				title,
			] ) }
		/>
	);
}

function Setting( { setting, ...props }: Props ) {
	const { control, name, label, help } = setting;
	switch ( control ) {
		case 'toggle':
			return <Toggle { ...props } { ...{ name, label, help } } />;
		case 'number':
			return <AmountSetting { ...props } setting={ setting } />;
		case 'range':
			return <RangeSetting { ...props } setting={ setting } />;
		case 'choice':
			return <ChoiceSetting { ...props } setting={ setting } />;
		default:
			return <Text { ...props } { ...{ name, label, help } } />;
	}
}

/** Values that stay within ends that have changed. */
const within = ( settings: readonly FieldSetting[], values: Values ): Values =>
	Object.fromEntries(
		settings
			.filter(
				( { max } ) =>
					typeof max === 'string' && isGiven( values[ max ] )
			)
			.map( ( { name, max } ) => [
				name,
				Math.min(
					Number( values[ name ] ) || 0,
					Number( values[ String( max ) ] )
				),
			] )
	);

/** The settings that stand in a field's `field.json`. */
export function FieldSettings( { block, values, set }: FieldSettingsProps ) {
	const { updateBlockAttributes } = useWrites();
	const { settings = [], settingsBlock } =
		fieldTypeOf( typeOf( block.name ) ) ?? {};
	const inner =
		settingsBlock &&
		block.innerBlocks.find( ( { name } ) => name === settingsBlock );
	const current = inner ? inner.attributes : values;
	const change = ( changes: Values ) => {
		const all = {
			...changes,
			...( settings.some( ( { max } ) => max && String( max ) in changes )
				? within( settings, { ...current, ...changes } )
				: {} ),
		};
		if ( inner ) {
			updateBlockAttributes( inner.clientId, all );
		} else {
			set( all );
		}
	};
	return (
		<>
			{ settings
				.filter( ( { when } ) => ! when || current[ when ] )
				.map( ( setting ) => (
					<Setting
						key={ setting.name }
						values={ current }
						set={ change }
						setting={ setting }
					/>
				) ) }
		</>
	);
}
