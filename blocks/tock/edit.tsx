import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { EmbedPreview } from '@slipstream/embed';
import { NameDropdown } from './components/name-dropdown';
import { icon } from './icon';
import { nameOf } from './name';
import { previewHtml } from './preview-html';
import './tock.scss';
import type { TockAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< TockAttributes > ) {
	const name = nameOf( props.attributes.url ?? '' );
	return (
		<div { ...useBlockProps() }>
			<NameDropdown
				key={ name }
				name={ name }
				onChange={ ( url ) => props.setAttributes( { url } ) }
			/>
			{ name === '' ? (
				<Placeholder
					className="slipstream-placeholder"
					icon={ icon }
					label={ __( 'Tock', 'slipstream' ) }
					instructions={ __(
						'To enter your Tock business name, select Edit in the toolbar.',
						'slipstream'
					) }
				/>
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
