<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Members\Knows_People;
use Slipstream\Members\Members_Module;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Interfaces\With_Kept_Tables;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Modules_Module;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payers\Declarations\Declaration_Kind;
use Slipstream\Payers\Declarations\Declarations;
use Slipstream\Mail\Outbox\Outbox;
use Slipstream\Payers\Rest\Declarations_Controller;
use Slipstream\Payers\Rest\Payer_Pages_Controller;
use Slipstream\Payments\Ledger\Due_Bill;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payments_Module;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Support\Environment;

/**
 * What people who pay see and do by themselves. It cannot be switched off: whoever can be charged must be able to
 * cancel.
 */
final class Payers_Module implements
	Knows_People,
	With_Health_Checks,
	With_Jobs,
	With_Kept_Tables,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Settings {

	/** The parameters of its pages. Named here, so that other pages of the site load no class for them. */
	public const QUERY          = 'slipstream_my_payments';
	public const QUERY_CANCEL   = 'slipstream_cancel_contract';
	public const QUERY_WITHDRAW = 'slipstream_withdraw_contract';
	public const QUERY_RECEIPT  = 'slipstream_declaration';
	public const QUERY_CONFIRM  = 'slipstream_confirm_declaration';

	private const PAGES = array(
		self::QUERY,
		self::QUERY_CANCEL,
		self::QUERY_WITHDRAW,
		self::QUERY_RECEIPT,
		self::QUERY_CONFIRM,
	);

	public function __construct(
		private Environment $site,
		private Payments_Module $payments,
		private Members_Module $members,
		private Jobs_Module $jobs,
		private Memberships_Module $memberships
	) {}

	public function slug(): string {
		return 'payers';
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
		add_action( Modules_Module::CLEAN_EVENT, $this->clean( ... ) );
		add_filter( 'slipstream_payment_links', $this->add_links( ... ), 10, 2 );
		add_action( 'slipstream_order_paid', $this->confirm( ... ) );
		add_action( 'slipstream_subscription_due', $this->ask( ... ), 10, 2 );
	}

	public function services(): Payers_Services {
		return new Payers_Services(
			$this->site,
			$this->payments,
			$this->members,
			$this->jobs,
			$this->memberships
		);
	}

	/** Whether someone may have paid with an address. */
	public function knows( string $email ): bool {
		return $this->payments->records()->knows( $email );
	}

	public function jobs(): array {
		return $this->services()->jobs();
	}

	public function tables(): array {
		return array(
			Payers_Services::TABLE_MAILS => Outbox::COLUMNS,
			Wishes::TABLE                => Wishes::COLUMNS,
			Declarations::TABLE          => Declarations::COLUMNS,
		);
	}

	/** What people have declared is kept as long as what they have paid. */
	public function keeps_tables(): bool {
		return $this->payments->keeps_tables();
	}

	public function settings(): array {
		return Declared_Settings::of( 'Payers' )->all();
	}

	public function controllers(): array {
		return array( new Declarations_Controller( $this->services()->declarations() ), new Payer_Pages_Controller() );
	}

	public function privacy_policy(): array {
		return array() === $this->payments->privacy_policy() ? array() : array(
			__(
				'If someone cancels or withdraws from a contract, this site stores what they declare, and when, with their name and email address. It also keeps emails to people who pay for 90 days.',
				'slipstream'
			),
		);
	}

	public function personal_data(): array {
		return array( $this->services()->personal_data() );
	}

	public function health_checks(): array {
		return $this->services()->checks()->all();
	}

	/**
	 * Where the payer of an order goes for what they pay.
	 *
	 * @return array<string, string> Texts by URL.
	 */
	public function links( Order $order ): array {
		return Payer_Links::of( $order );
	}

	private function add_links( mixed $links, mixed $order ): mixed {
		return is_array( $links ) && $order instanceof Order ? $links + $this->links( $order ) : $links;
	}

	/** If the database fails, tomorrow's run does it. */
	private function confirm( mixed $order ): void {
		try {
			if ( $order instanceof Order ) {
				$this->services()->payment_mailer()->confirm( $order );
			}
		} catch ( Request_Error ) {
			return;
		}
	}

	/** If the database fails, whoever looks at the subscription next does it. */
	private function ask( mixed $subscription, mixed $due ): void {
		if ( ! $subscription instanceof Subscription || ! $due instanceof Due_Bill ) {
			return;
		}
		try {
			$this->services()->payment_mailer()->ask( $subscription, $due );
		} catch ( Request_Error ) {
			return;
		}
	}

	/** Shows pages, or processes what was sent. */
	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Pages check tokens of their own before anything is changed; what they take is checked by them.
		$page = current( array_intersect( self::PAGES, array_keys( $_GET ) ) );
		if ( false !== $page ) {
			$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
			$value   = is_string( $_GET[ $page ] ) ? wp_unslash( $_GET[ $page ] ) : '';
			self::send( $this->page( $page, $value, $is_post ? $_POST : array() ) );
		}
		// phpcs:enable
	}

	/** @param array<mixed> $post */
	private function page( string $page, string $value, array $post ): Site_Page|string {
		$services = $this->services();
		return match ( $page ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- As above.
			self::QUERY         => $services->my_payments_page()->respond( $_GET, $post ),
			self::QUERY_RECEIPT => $services->declaration_page()->receipt( $value ),
			self::QUERY_CONFIRM => $services->confirm_page()->respond( $value, $post ),
			default             => $services->declaration_page()->respond(
				Declaration_Kind::of_query( $page ),
				$post
			),
		};
	}

	private static function send( Site_Page|string $answer ): never {
		if ( $answer instanceof Site_Page ) {
			$answer->show();
		}
		nocache_headers();
		// The payment service's pages are on another site; what others have sent leads nowhere.
		wp_redirect( $answer, 303, 'Slipstream' ); // phpcs:ignore WordPress.Security.SafeRedirect
		exit;
	}

	/** If the database fails, tomorrow's run does it. */
	private function clean(): void {
		try {
			$services = $this->services();
			if ( array() !== $services->declarations()->unfinished() ) {
				$services->declaration_job()->soon();
			}
			$services->payment_mailer()->confirm_all();
			$services->outbox()->clean();
			if ( null !== $services->outbox()->next_due() ) {
				$services->mailer()->wake();
			}
			if ( null !== $services->wishes()->next_due() ) {
				$services->canceler()->wake();
			}
		} catch ( Request_Error ) {
			return;
		}
	}
}
