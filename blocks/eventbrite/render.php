<?php
/**
 * The checkout of an event.
 *
 * @package Slipstream
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    Its saved HTML.
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Embeds\Eventbrite;

defined( 'ABSPATH' ) || exit;

echo ( new Eventbrite() )->render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
