<?php
/**
 * Must-use plugin of the site that the browser tests use.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

// A minute of silence is right for people and too long for a test.
add_filter( 'slipstream_ai_silence_seconds', static fn (): float => 5.0 );
