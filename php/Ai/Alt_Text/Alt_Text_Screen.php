<?php
/**
 * The page of alternative texts.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Alt_Text;

use Slipstream\Admin\Assets;
use Slipstream\Admin\Screen;

/**
 * Adds upload.php?page=slipstream-alt-text, which the browser fills, and the way to it from the list of files.
 */
final class Alt_Text_Screen {

	public const SLUG = 'slipstream-alt-text';

	/**
	 * The name of the action on chosen files.
	 */
	private const ACTION = 'slipstream_alt_text';

	/**
	 * The most images that are handed over in an address.
	 */
	private const MOST = 500;

	/**
	 * Takes its parts.
	 *
	 * @param Assets $assets Scripts and styles.
	 */
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the page to the menu, below Media.
	 */
	public function add(): void {
		$screen = new Screen( $this->assets, 'alt-texts' );
		$title  = __( 'Alternative texts', 'slipstream' );
		$hook   = add_media_page( $title, $title, 'upload_files', self::SLUG, static fn () => $screen->render( $title ) );
		if ( is_string( $hook ) ) {
			$screen->attach( $hook );
		}
	}

	/**
	 * Adds the action to the list of files. Answers the filter bulk_actions-upload.
	 *
	 * @param mixed $actions Names by action.
	 */
	public static function add_action( mixed $actions ): mixed {
		return is_array( $actions ) ? $actions + array( self::ACTION => __( 'Write alternative texts', 'slipstream' ) ) : $actions;
	}

	/**
	 * Leads from the list of files to the page, with the chosen images. Answers the filter handle_bulk_actions-upload.
	 *
	 * @param mixed  $address Where WordPress would go.
	 * @param string $action  What was chosen.
	 * @param mixed  $ids     The files.
	 */
	public static function lead( mixed $address, string $action, mixed $ids ): mixed {
		if ( self::ACTION !== $action || ! is_array( $ids ) ) {
			return $address;
		}
		$chosen = implode( ',', array_slice( array_map( 'intval', $ids ), 0, self::MOST ) );
		return admin_url( 'upload.php?page=' . self::SLUG . "&images=$chosen" );
	}
}
