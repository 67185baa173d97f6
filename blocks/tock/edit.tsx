import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmbedPreview } from '@slipstream/embed';
import { NameDropdown, NameForm } from './components/name-dropdown';
import { icon } from './icon';
import { nameOf } from './name';
import { previewHtml } from './preview-html';
import './tock.scss';
import type { TockAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< TockAttributes > ) {
	const name = nameOf( props.attributes.url ?? '' );
	const onChange = ( url: string ) => props.setAttributes( { url } );
	return (
		<div { ...useBlockProps() }>
			{ name !== '' && (
				<NameDropdown
					key={ name }
					name={ name }
					onChange={ onChange }
				/>
			) }
			{ name === '' ? (
				<Placeholder
					className="slipstream-placeholder"
					icon={ icon }
					label={ __( 'Tock', 'slipstream' ) }
					isColumnLayout
				>
					<NameForm name="" onChange={ onChange } />
				</Placeholder>
			) : (
				<EmbedPreview
					title={ __( 'Tock preview', 'slipstream' ) }
					html={ previewHtml( name ) }
					height={ 70 }
				/>
			) }
		</div>
	);
}
