import { useIsPreview } from '@slipstream/block-kit';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { Spinner } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { Inactive } from './components/inactive';
import { Panels } from './components/panels';
import { Place } from './components/place';
import { formatOf } from './formats';
import { useAds } from './hooks/use-ads';
import type { AdAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( {
	attributes,
	setAttributes,
}: EditProps< AdAttributes > ) {
	const isPreview = useIsPreview();
	const isLocked = useBlockEditingMode() !== 'default';
	const ads = useAds( ! isPreview );
	const ref = useRef< HTMLDivElement >( null );
	const blockProps = useBlockProps( { ref } );
	const format = formatOf( attributes.format );
	const isShown = isPreview || ads.status === 'on';
	return (
		<div { ...blockProps }>
			{ isShown && ! isPreview && ! isLocked && (
				<Panels { ...{ attributes, setAttributes } } />
			) }
			{ isShown && (
				<Place
					format={ format }
					hideMobile={ !! attributes.hideMobile }
					isMissing={
						! isPreview && ! ads.formats.includes( format.name )
					}
				/>
			) }
			{ ! isShown && ads.status === 'loading' && <Spinner /> }
			{ ! isShown && ads.status !== 'loading' && (
				<Inactive
					ads={ ads }
					onActivated={ () => ref.current?.focus() }
				/>
			) }
		</div>
	);
}
