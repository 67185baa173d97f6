<?php
/**
 * The slideshow on the page.
 *
 * @package Slipstream
 *
 * @var string               $content    Its saved HTML.
 * @var array<string, mixed> $attributes The block's attributes.
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

defined( 'ABSPATH' ) || exit;

echo Slideshow::render( $content, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The post's own markup; what is added to it is escaped in the class.
