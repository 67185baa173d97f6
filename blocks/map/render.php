<?php
/** The map, and its places as links. */

declare( strict_types=1 );

namespace Slipstream\Map;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Map_Module::class )->block()->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class, and by the post.
