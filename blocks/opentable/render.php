<?php
/** The form to reserve a table. */

declare( strict_types=1 );

namespace Slipstream\Restaurants;

defined( 'ABSPATH' ) || exit;

echo ( new Opentable() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
