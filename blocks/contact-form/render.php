<?php
/**
 * The contact form on the page.
 *
 * @package Slipstream
 *
 * @var string $content The saved content.
 */

declare( strict_types=1 );

// Slipstream\Forms\Forms draws the block: its fields must find the form that they stand in. Without it nothing could take what is sent.
echo wp_kses_post( $content );
