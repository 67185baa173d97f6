<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

use Closure;
use Slipstream\Admin\Menu_Bubble;
use Slipstream\Modules\Screen;

/**
 * Adds admin.php?page=slipstream-forms, which a script renders, and redirects WordPress's list of the posts to it.
 */
final class Forms_Screen implements Screen {

	public const SLUG = 'slipstream-forms';

	/** The capability for the menu; users who can manage responses have it. */
	private const CAPABILITY = 'edit_others_pages';

	/** After Comments, which are from visitors too. */
	private const POSITION = 26;

	public function name(): string {
		return 'forms';
	}

	public function title(): string {
		return __( 'Form responses', 'slipstream' );
	}

	public function start_data(): array {
		return array( 'forms' );
	}

	/** @param Closure(): void $render Prints the page. */
	public function add_to_menu( Closure $render ): string|false {
		if ( ! Feedback_Type::may_manage() ) {
			return false;
		}
		return add_menu_page(
			$this->title(),
			/* translators: in the menu of the administration. */
			__( 'Forms', 'slipstream' ) . self::bubble( Unread_Count::get() ),
			self::CAPABILITY,
			self::SLUG,
			$render,
			'dashicons-feedback',
			self::POSITION
		);
	}

	/** Redirects from the list of posts to this page. Runs when the list opens. */
	public static function redirect_list(): void {
		global $typenow;
		if ( Feedback_Store::TYPE === $typenow && wp_safe_redirect( self::address() ) ) {
			exit;
		}
	}

	/** A response's URL, for the filter get_edit_post_link. */
	public static function edit_link( mixed $link, int $id ): mixed {
		$is_shown = Feedback_Store::TYPE === get_post_type( $id ) && Feedback_Type::may_manage();
		return $is_shown ? self::address() . "#/responses/$id" : $link;
	}

	private static function address(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/** The number of unread responses for the menu; the page's script keeps it up to date. */
	private static function bubble( int $count ): string {
		$label = sprintf(
			/* translators: %s: a number. */
			_n( '%s unread response', '%s unread responses', $count, 'slipstream' ),
			number_format_i18n( $count )
		);
		return Menu_Bubble::html( $count, $label, 'slipstream-forms-unread' );
	}
}
