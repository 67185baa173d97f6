<?php
/** The form to reserve a table. */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Restaurants\Opentable;

defined( 'ABSPATH' ) || exit;

echo ( new Opentable() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
