import { TextControl } from '@wordpress/components';
import { dateI18n, getDate } from '@wordpress/date';
import { __ } from '@wordpress/i18n';

const FORMAT = 'Y-m-d\\TH:i';

interface Props {
	/** Unix seconds; 0 for at once. */
	time: number;
	onChange: ( time: number ) => void;
}

/** When the post is sent, in the time of the site. */
export function SendTime( { time, onChange }: Props ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="datetime-local"
			label={ __( 'Email it at (optional)', 'slipstream' ) }
			help={ __(
				'In the time zone of this site. Leave it empty to email the post as soon as it is published.',
				'slipstream'
			) }
			value={
				time > 0
					? dateI18n( FORMAT, new Date( time * 1000 ), undefined )
					: ''
			}
			onChange={ ( typed ) =>
				onChange(
					typed
						? Math.round( getDate( typed ).getTime() / 1000 ) || 0
						: 0
				)
			}
		/>
	);
}
