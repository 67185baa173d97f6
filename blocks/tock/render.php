<?php
/**
 * The button to book with.
 *
 * @package Slipstream
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Restaurants\Tock;

defined( 'ABSPATH' ) || exit;

echo ( new Tock() )->render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in the class.
