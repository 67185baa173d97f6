<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content;

use Closure;
use Slipstream\Memberships\Plans;
use Slipstream\Members\Members_Module;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Money\Mode;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Access\Rights;
use Slipstream\Paid_Content\Access\Viewer;
use Slipstream\Paid_Content\Doors\Comments_Door;
use Slipstream\Paid_Content\Doors\Footnotes_Door;
use Slipstream\Paid_Content\Doors\Page_Door;
use Slipstream\Paid_Content\Doors\Rest_Door;
use Slipstream\Paid_Content\Doors\Save_Guard;
use Slipstream\Paid_Content\Doors\Search_Door;
use Slipstream\Paid_Content\Gate\Gate;
use Slipstream\Paid_Content\Marks\Post_Marks;
use Slipstream\Paid_Content\Rest\Member_Part_Controller;
use Slipstream\Paid_Content\View\Buttons;
use Slipstream\Paid_Content\View\Locked_View;
use Slipstream\Paid_Content\View\Member_Page;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payer_Records;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Subscribers\People\Access;
use Slipstream\Support\Environment;
use Slipstream\Support\Sealed_Data;
use WP_Post;

/**
 * Keeps locked text from those who may not read it. It cannot be switched off: what an author has locked stays locked,
 * whatever blocks and features are on.
 */
final class Paid_Content_Module implements With_Routes, With_Stored_Data {

	private ?Gate $gate = null;

	/**
	 * @param Closure(): Payer_Records               $records    Who has paid what.
	 * @param Closure(): Plans                       $plans
	 * @param Closure(string): ?Access               $newsletter What an address may read that gets new posts; null for
	 *     one that gets none. It throws if the database fails.
	 * @param Closure(): string                      $sign_up    Where people subscribe; '' if they cannot.
	 * @param Closure(list<int>, int): ?string       $pay        Where plans are paid, for a post; null if they cannot be.
	 */
	public function __construct(
		private Environment $site,
		private Members_Module $members,
		private Closure $records,
		private Closure $plans,
		private Closure $newsletter,
		private Closure $sign_up,
		private Closure $pay
	) {}

	public function slug(): string {
		return 'paid-content';
	}

	public function add_hooks(): void {
		( new Page_Door( $this->gate() ) )->add_hooks();
		( new Rest_Door( $this->gate() ) )->add_hooks();
		( new Footnotes_Door( $this->gate() ) )->add_hooks();
		( new Comments_Door( $this->gate() ) )->add_hooks();
		( new Search_Door() )->add_hooks();
		( new Save_Guard() )->add_hooks();
		( new Post_Marks( $this->gate() ) )->add_hooks();
		$this->view()->add_hooks();
		( new Deactivation_Note() )->add_hooks();
		add_filter( 'slipstream_public_content', $this->public_content( ... ), 10, 2 );
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
	}

	/** One for all: it remembers what it was asked. */
	public function gate(): Gate {
		return $this->gate ??= new Gate();
	}

	public function rights(): Rights {
		return new Rights(
			$this->newsletter,
			( $this->records )(),
			( $this->plans )(),
			// Test money opens something only while the site takes test money.
			static fn ( Subscription|Order $paid ): bool => Mode::Live === $paid->account->mode
				|| Mode::Test === Payments_Settings::mode( $paid->account->gateway ),
			$this->site->clock()
		);
	}

	public function viewer(): Viewer {
		return new Viewer( $this->members, $this->rights() );
	}

	public function view(): Locked_View {
		return new Locked_View(
			$this->sign_up,
			fn ( Post_Access $access, int $id ): string => (string) ( $this->pay )( $this->rights()->plans_for( $access ), $id )
		);
	}

	public function buttons(): Buttons {
		return new Buttons( $this->members->sign_in_url( ... ) );
	}

	public function page(): Member_Page {
		return new Member_Page(
			$this->gate(),
			$this->viewer(),
			$this->view(),
			Sealed_Data::for_visitors( 'paid-content' ),
			$this->site->counters(),
			$this->site->clock()
		);
	}

	public function controllers(): array {
		return array( new Member_Part_Controller( $this->gate(), $this->viewer() ) );
	}

	/** The author's choices stay: they are Jetpack's too. */
	public function stored_data(): Stored_Data {
		return new Stored_Data( post_meta: array( Post_Marks::OPEN_WORDS ) );
	}

	private function public_content( mixed $content, mixed $post ): mixed {
		return $post instanceof WP_Post ? $this->gate()->of( $post )->content : $content;
	}

	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Nothing is changed; the page checks what it is sent.
		$value = isset( $_GET[ Member_Page::QUERY ] ) && is_string( $_GET[ Member_Page::QUERY ] ) ? wp_unslash( $_GET[ Member_Page::QUERY ] ) : '';
		if ( '' === $value ) {
			return;
		}
		$answer = $this->page()->respond( $value, isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'] );
		// phpcs:enable
		if ( is_string( $answer ) ) {
			nocache_headers();
			wp_safe_redirect( $answer, 303, 'Slipstream' );
			exit;
		}
		$answer->show();
	}
}
