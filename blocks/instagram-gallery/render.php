<?php
/** The photo feed on the page. */

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use Slipstream\Plugin;

defined( 'ABSPATH' ) || exit;

echo Plugin::module( Photo_Feed_Module::class )->photo_feed()->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class, and by the post.
