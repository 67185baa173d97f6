<?php
/** The rating as stars. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo ( new Rating_Star() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
