import {
	InspectorControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import {
	BaseControl,
	Button,
	CheckboxControl,
	Notice,
	PanelBody,
	SelectControl,
	Spinner,
	__experimentalConfirmDialog as ConfirmDialog,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { relatedPostsSettings } from '@slipstream/site-settings';
import { RecordTokens } from './record-tokens';
import { useSiteSettings } from '../hooks/use-site-settings';
import type { Source } from '../hooks/use-records';
import type { SiteSettings, SiteStatus } from '../types';

const TERMS: readonly Source[] = [
	{ kind: 'taxonomy', name: 'category' },
	{ kind: 'taxonomy', name: 'post_tag' },
];

interface FieldProps {
	settings: SiteSettings;
	status: SiteStatus;
	change: ( values: Partial< SiteSettings > ) => void;
}

function TypeFields( { settings, status, change }: FieldProps ) {
	const { slipstream_related_post_types: types } = settings;
	return (
		<fieldset>
			<BaseControl.VisualLabel as="legend">
				{ relatedPostsSettings.slipstream_related_post_types.label }
			</BaseControl.VisualLabel>
			{ status.available_types.map( ( { name, label } ) => {
				const others = types.filter( ( type ) => type !== name );
				const isOn = others.length < types.length;
				return (
					<CheckboxControl
						key={ name }
						__nextHasNoMarginBottom
						label={ label }
						checked={ isOn }
						// One at least has to stay.
						disabled={ isOn && others.length === 0 }
						onChange={ ( willBeOn ) =>
							change( {
								slipstream_related_post_types: willBeOn
									? [ ...others, name ]
									: others,
							} )
						}
					/>
				);
			} ) }
		</fieldset>
	);
}

function ImageFields( { settings, status, change }: FieldProps ) {
	const {
		slipstream_related_fallback: fallback,
		slipstream_related_fallback_image: image,
	} = settings;
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ relatedPostsSettings.slipstream_related_fallback.label }
				value={ fallback }
				options={ [
					{
						value: 'first',
						label: __( 'Their first image', 'slipstream' ),
					},
					{
						value: 'icon',
						label: __( 'The site icon', 'slipstream' ),
						disabled: ! status.has_site_icon && fallback !== 'icon',
					},
					{
						value: 'chosen',
						label: __( 'An image of your choice', 'slipstream' ),
					},
					{ value: 'none', label: __( 'Nothing', 'slipstream' ) },
				] }
				onChange={ ( next ) =>
					change( { slipstream_related_fallback: next } )
				}
			/>
			{ fallback === 'chosen' && (
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						value={ image }
						onSelect={ ( { id } ) =>
							change( { slipstream_related_fallback_image: id } )
						}
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ image
									? __( 'Replace image', 'slipstream' )
									: __( 'Choose image', 'slipstream' ) }
							</Button>
						) }
					/>
				</MediaUploadCheck>
			) }
		</>
	);
}

function Progress( { index: { done, total, is_ready: isReady } }: SiteStatus ) {
	return isReady ? null : (
		<p>
			{ sprintf(
				/* translators: 1: number of posts, 2: number of all posts. */
				__(
					'Indexing posts: %1$d of %2$d. Until this is done, posts are matched by title and category.',
					'slipstream'
				),
				done,
				total
			) }
		</p>
	);
}

interface Props {
	/** Called after a change. */
	onChanged: () => void;
	/** Switches the feature off. */
	onDeactivate: () => Promise< void >;
}

function Deactivate( { onDeactivate }: Pick< Props, 'onDeactivate' > ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				onClick={ () => setIsAsking( true ) }
			>
				{ __( 'Deactivate Related Posts', 'slipstream' ) }
			</Button>
			{ hasFailed && (
				<p role="alert">
					{ __(
						'Related Posts could not be deactivated. Try again.',
						'slipstream'
					) }
				</p>
			) }
			<ConfirmDialog
				isOpen={ isAsking }
				confirmButtonText={ __( 'Deactivate', 'slipstream' ) }
				onConfirm={ () => {
					setIsAsking( false );
					onDeactivate().catch( () => setHasFailed( true ) );
				} }
				onCancel={ () => setIsAsking( false ) }
			>
				{ __(
					'Related posts will no longer appear anywhere on this site. Blocks and settings are kept.',
					'slipstream'
				) }
			</ConfirmDialog>
		</>
	);
}

function Fields( { onChanged, onDeactivate }: Props ) {
	const { settings, status, problem, change } = useSiteSettings( onChanged );
	return (
		<VStack spacing={ 4 }>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ ! ( settings && status ) && ! problem && <Spinner /> }
			{ settings && status && (
				<>
					<Progress { ...status } />
					<TypeFields { ...{ settings, status, change } } />
					<RecordTokens
						label={
							relatedPostsSettings
								.slipstream_related_include_terms.label
						}
						sources={ TERMS }
						ids={ settings.slipstream_related_include_terms }
						onChange={ ( ids ) =>
							change( { slipstream_related_include_terms: ids } )
						}
					/>
					<RecordTokens
						label={
							relatedPostsSettings
								.slipstream_related_exclude_terms.label
						}
						sources={ TERMS }
						ids={ settings.slipstream_related_exclude_terms }
						onChange={ ( ids ) =>
							change( { slipstream_related_exclude_terms: ids } )
						}
					/>
					<ImageFields { ...{ settings, status, change } } />
					<Deactivate onDeactivate={ onDeactivate } />
				</>
			) }
		</VStack>
	);
}

/** Which posts are related on the whole site, for those who may change it. */
export function SitePanel( props: Props ) {
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Settings for the whole site', 'slipstream' ) }
				initialOpen={ false }
			>
				<Fields { ...props } />
			</PanelBody>
		</InspectorControls>
	);
}
