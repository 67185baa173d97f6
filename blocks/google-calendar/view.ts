import { watchFrames } from '@slipstream/embed-page';

watchFrames( '.wp-block-jetpack-google-calendar iframe' );
