<?php
/** The button to book with. */

declare( strict_types=1 );

namespace Slipstream\Restaurants;

defined( 'ABSPATH' ) || exit;

echo ( new Tock() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
