<?php
/** The checkout of an event. */

declare( strict_types=1 );

namespace Slipstream\Embeds;

defined( 'ABSPATH' ) || exit;

echo ( new Eventbrite() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
