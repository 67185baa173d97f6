<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content;

use Closure;
use Slipstream\Members\Members_Module;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Money\Mode;
use Slipstream\Paid_Content\Access\Post_Access;
use Slipstream\Paid_Content\Access\Reader;
use Slipstream\Paid_Content\Access\Rights;
use Slipstream\Paid_Content\Access\Viewer;
use Slipstream\Paid_Content\Doors\Comments_Door;
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
use Slipstream\Paid_Content\View\Tickets;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payments_Settings;
use Slipstream\Subscribers\People\Access;
use Slipstream\Support\Environment;
use Slipstream\Support\Sealed_Data;
use WP_Post;
use WP_Query;

/**
 * Keeps locked text from those who may not read it. It cannot be switched off: what an author has locked stays locked,
 * whatever blocks and features are on.
 */
final class Paid_Content_Module implements With_Routes, With_Stored_Data {

	private ?Gate $gate = null;

	public function __construct(
		private Environment $site,
		private Members_Module $members,
		private Sources $sources
	) {}

	public function slug(): string {
		return 'paid-content';
	}

	public function add_hooks(): void {
		( new Page_Door( $this->gate() ) )->add_hooks();
		$this->add_editing_hooks();
		$this->add_comment_hooks();
		add_action( 'rest_api_init', fn () => ( new Rest_Door( $this->gate() ) )->add_hooks(), PHP_INT_MAX );
		self::last(
			'xmlrpc_prepare_post',
			fn ( mixed $data, mixed $post ): mixed => ( new Rest_Door( $this->gate() ) )->xmlrpc( $data, $post )
		);
		self::last(
			'pre_get_posts',
			static fn ( WP_Query $query ) => '' === $query->get( 's' ) ? null : Search_Door::prepare( $query )
		);
		foreach ( array( 'posts_search', 'posts_search_orderby' ) as $part ) {
			self::last(
				$part,
				static fn ( mixed $sql ): mixed => '' === $sql ? $sql : Search_Door::conditions( $sql )
			);
		}
		add_filter(
			'render_block_slipstream/locked-part',
			fn ( mixed $html, array $block ): string => $this->view()->render( $html, $block ),
			10,
			2
		);
		add_filter( 'slipstream_public_content', $this->public_content( ... ), 10, 2 );
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
	}

	/** What is stored of posts, and what says what becomes public. */
	private function add_editing_hooks(): void {
		if ( is_admin() ) {
			add_action( 'init', static fn () => Post_Marks::register() );
			add_action( 'load-plugins.php', static fn () => ( new Deactivation_Note() )->add_hooks() );
		}
		add_action( 'rest_api_init', static fn () => Post_Marks::register(), 1 );
		self::last(
			'wp_insert_post_data',
			static fn ( array $data, array $post ): array => Save_Guard::keep( $data, $post )
		);
		add_action( 'pre_post_update', static fn ( mixed $id ) => Post_Marks::forget( $id ) );
		add_action( 'wp_after_insert_post', fn ( mixed $id ) => $this->marks()->renew( (int) $id ) );
		foreach ( array( 'added', 'updated', 'deleted' ) as $what ) {
			add_action(
				"{$what}_post_meta",
				fn ( mixed $ids, mixed $id, mixed $key ) => Post_Access::META_LEVEL === $key
					? $this->marks()->renew( (int) $id )
					: null,
				10,
				3
			);
		}
	}

	private function add_comment_hooks(): void {
		self::last( 'comments_clauses', static fn ( array $clauses ): array => Comments_Door::clauses( $clauses ) );
		self::last( 'comment_feed_where', static fn ( mixed $where ): mixed => Comments_Door::feed( $where ) );
		foreach ( array( 'comments_open', 'pings_open' ) as $what ) {
			self::last( $what, fn ( mixed $are, mixed $id ): mixed => $this->comments()->are_open( $are, $id ) );
		}
		self::last( 'comments_array', fn ( mixed $all, mixed $id ): mixed => $this->comments()->list( $all, $id ) );
		self::last( 'rest_prepare_comment', fn ( mixed $to, mixed $of ): mixed => $this->comments()->rest( $to, $of ) );
		self::last( 'get_comment_text', fn ( mixed $text, mixed $of ): mixed => $this->comments()->text( $text, $of ) );
		self::last(
			'get_comment_excerpt',
			fn ( mixed $text, mixed $id, mixed $one ): mixed => $this->comments()->text( $text, $one )
		);
	}

	/** Adds a filter after those of all others, with all that it is given. */
	private static function last( string $name, Closure $work ): void {
		add_filter( $name, $work, PHP_INT_MAX, 3 );
	}

	private function marks(): Post_Marks {
		return new Post_Marks( $this->gate() );
	}

	private function comments(): Comments_Door {
		return new Comments_Door( $this->gate() );
	}

	/** One for all: it remembers what it was asked. */
	public function gate(): Gate {
		return $this->gate ??= new Gate();
	}

	public function rights(): Rights {
		return new Rights(
			$this->sources->newsletter,
			( $this->sources->records )(),
			( $this->sources->plans )(),
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
			$this->sources->sign_up,
			fn ( Post_Access $access, int $id ): string => (string) ( $this->sources->pay )(
				$this->rights()->plans_for( $access ),
				$id
			)
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
			new Tickets(
				Sealed_Data::for_visitors( 'paid-content' ),
				$this->site->counters(),
				$this->site->clock()
			)
		);
	}

	/**
	 * What of a post's text goes to subscribers by email. All with the same access get the same: what some of them have
	 * paid besides, they read on the site.
	 */
	public function text_for_subscribers( string $content, WP_Post $post, Access $access ): string {
		return $this->gate()->text_as_read_by( $content, $post, Reader::member( true, Access::Paid === $access ) );
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
		$value = $_GET[ Member_Page::QUERY ] ?? '';
		if ( ! is_string( $value ) || '' === $value ) {
			return;
		}
		$is_sent = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$answer  = $this->page()->respond( wp_unslash( $value ), $is_sent );
		// phpcs:enable
		if ( is_string( $answer ) ) {
			nocache_headers();
			wp_safe_redirect( $answer, 303, 'Slipstream' );
			exit;
		}
		$answer->show();
	}
}
