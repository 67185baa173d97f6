import { FormTokenField, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Amount, Choice, Text, Toggle } from './inputs';
import type { SettingsProps } from './inputs';
import type { ReactNode } from 'react';

const isBackward = ( min: unknown, max: unknown ) =>
	min !== undefined &&
	min !== '' &&
	max !== undefined &&
	max !== '' &&
	Number( min ) > Number( max );

const backward = () => (
	<span role="alert">
		{ __( 'The least is more than the most.', 'slipstream' ) }
	</span>
);

function Limits( props: SettingsProps ) {
	const { min, max } = props.values;
	return (
		<>
			<Amount
				{ ...props }
				name="min"
				label={ __( 'Least', 'slipstream' ) }
			/>
			<Amount
				{ ...props }
				name="max"
				label={ __( 'Most', 'slipstream' ) }
				help={ isBackward( min, max ) ? backward() : undefined }
			/>
		</>
	);
}

const DateSettings = ( props: SettingsProps ) => (
	<Choice
		{ ...props }
		name="dateFormat"
		label={ __( 'Date format', 'slipstream' ) }
		options={ [
			[ 'yy-mm-dd', __( 'Year, month, day: 2030–12–31', 'slipstream' ) ],
			[ 'mm/dd/yy', __( 'Month, day, year: 12/31/2030', 'slipstream' ) ],
			[ 'dd/mm/yy', __( 'Day, month, year: 31/12/2030', 'slipstream' ) ],
		] }
	/>
);

const PhoneSettings = ( props: SettingsProps ) => (
	<>
		<Toggle
			{ ...props }
			name="showCountrySelector"
			label={ __( 'Ask for the country', 'slipstream' ) }
		/>
		{ !! props.values.showCountrySelector && (
			<>
				<Text
					{ ...props }
					set={ ( { default: code } ) =>
						props.set( {
							default: code
								? String( code ).toUpperCase().slice( 0, 2 )
								: undefined,
						} )
					}
					name="default"
					label={ __( 'First country', 'slipstream' ) }
					help={ __(
						'Two letters, such as US or DE.',
						'slipstream'
					) }
				/>
				<Text
					{ ...props }
					name="searchPlaceholder"
					label={ __( 'Words in the empty search', 'slipstream' ) }
				/>
			</>
		) }
	</>
);

const SliderSettings = ( props: SettingsProps ) => (
	<>
		<Limits { ...props } />
		<Amount { ...props } name="step" label={ __( 'Step', 'slipstream' ) } />
		<Amount
			{ ...props }
			name="default"
			label={ __( 'First value', 'slipstream' ) }
		/>
		<Text
			{ ...props }
			name="minLabel"
			label={ __( 'Words at the least', 'slipstream' ) }
		/>
		<Text
			{ ...props }
			name="maxLabel"
			label={ __( 'Words at the most', 'slipstream' ) }
		/>
	</>
);

function RatingSettings( props: SettingsProps ) {
	const { values, set } = props;
	const max = Number( values.max ) || 5;
	return (
		<>
			<Choice
				{ ...props }
				name="iconStyle"
				label={ __( 'Icons', 'slipstream' ) }
				options={ [
					[ 'stars', __( 'Stars', 'slipstream' ) ],
					[ 'hearts', __( 'Hearts', 'slipstream' ) ],
				] }
			/>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'How many', 'slipstream' ) }
				min={ 2 }
				max={ 10 }
				value={ max }
				onChange={ ( count = 5 ) =>
					set( {
						max: count,
						default: Math.min(
							Number( values.default ) || 0,
							count
						),
					} )
				}
			/>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Chosen at first', 'slipstream' ) }
				min={ 0 }
				max={ max }
				value={ Number( values.default ) || 0 }
				onChange={ ( count = 0 ) => set( { default: count } ) }
			/>
		</>
	);
}

const FileSettings = ( { values, set }: SettingsProps ) => (
	<>
		<FormTokenField
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'File types', 'slipstream' ) }
			value={ Array.isArray( values.filetypes ) ? values.filetypes : [] }
			suggestions={ 'jpg png gif webp pdf doc docx odt xls xlsx ods csv txt mp3 mp4 zip'.split(
				' '
			) }
			onChange={ ( tokens ) => {
				const types = tokens
					.map( ( token ) =>
						String( token )
							.toLowerCase()
							.replace( /[^a-z0-9]/g, '' )
					)
					.filter( Boolean );
				set( {
					filetypes: types.length
						? [ ...new Set( types ) ]
						: undefined,
				} );
			} }
		/>
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'How many files at most', 'slipstream' ) }
			min={ 1 }
			max={ 10 }
			value={ Number( values.maxfiles ) || 1 }
			onChange={ ( count ) => set( { maxfiles: count } ) }
		/>
	</>
);

const ImageSettings = ( props: SettingsProps ) => (
	<>
		<Toggle
			{ ...props }
			name="isMultiple"
			label={ __( 'Several can be chosen', 'slipstream' ) }
		/>
		<Toggle
			{ ...props }
			name="showLabels"
			label={ __( 'Show the names', 'slipstream' ) }
		/>
		<Toggle
			{ ...props }
			name="isSupersized"
			label={ __( 'Large pictures', 'slipstream' ) }
		/>
		<Toggle
			{ ...props }
			name="randomizeOptions"
			label={ __( 'Mix the order for each visitor', 'slipstream' ) }
		/>
		<Toggle
			{ ...props }
			name="showOtherOption"
			label={ __( 'Offer “Other”', 'slipstream' ) }
		/>
	</>
);

const FirstText = ( props: SettingsProps ) => (
	<Text
		{ ...props }
		name="defaultValue"
		label={ __( 'First value', 'slipstream' ) }
		help={ __(
			'Stands in the field until the visitor changes it.',
			'slipstream'
		) }
	/>
);

const FirstTick = ( { values, set }: SettingsProps ) => (
	<Toggle
		values={ { isTicked: values.defaultValue === 'true' } }
		set={ ( { isTicked } ) =>
			set( { defaultValue: isTicked ? 'true' : undefined } )
		}
		name="isTicked"
		label={ __( 'Ticked at first', 'slipstream' ) }
	/>
);

const SelectSettings = ( props: SettingsProps ) => (
	<Choice
		{ ...props }
		set={ ( { defaultValue } ) =>
			props.set( { defaultValue: defaultValue || undefined } )
		}
		name="defaultValue"
		label={ __( 'Chosen at first', 'slipstream' ) }
		options={ [
			[ '', __( 'None', 'slipstream' ) ],
			...[ ...new Set( ( props.values.options ?? [] ) as string[] ) ]
				.filter( Boolean )
				.map( ( option ): [ string, string ] => [ option, option ] ),
		] }
	/>
);

const SETTINGS: Record< string, ( props: SettingsProps ) => ReactNode > = {
	text: FirstText,
	email: FirstText,
	url: FirstText,
	textarea: FirstText,
	number: Limits,
	date: DateSettings,
	telephone: PhoneSettings,
	checkbox: FirstTick,
	select: SelectSettings,
	slider: SliderSettings,
	rating: RatingSettings,
	file: FileSettings,
	'image-select': ImageSettings,
};

/** The settings that only fields of one kind have. */
export function KindSettings( {
	kind,
	...props
}: SettingsProps & { kind: string } ) {
	const Settings = SETTINGS[ kind ];
	return Settings ? <Settings { ...props } /> : null;
}
