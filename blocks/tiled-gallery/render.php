<?php
/**
 * The gallery on the page.
 *
 * @package Slipstream
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo ( new Tiled_Gallery() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
