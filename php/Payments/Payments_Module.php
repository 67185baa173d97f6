<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Retry_Job;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Interfaces\With_Kept_Tables;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Stored_Data;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Accepted_Keys;
use Slipstream\Payments\Accounts\Account_Store;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Payments\Ledger\Customers;
use Slipstream\Payments\Ledger\Entries;
use Slipstream\Payments\Ledger\Events;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Row;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscriptions;
use Slipstream\Payments\Ledger\Unconfirmed_Orders;
use Slipstream\Payments\Reconciler\Reconcile_Job;
use Slipstream\Payments\Reconciler\Reports;
use Slipstream\Payments\Rest\Accounts_Controller;
use Slipstream\Payments\Rest\Disputes_Controller;
use Slipstream\Payments\Rest\Events_Controller;
use Slipstream\Payments\Rest\Orders_Controller;
use Slipstream\Payments\Rest\Paypal_Webhook_Controller;
use Slipstream\Payments\Rest\Reconcile_Controller;
use Slipstream\Payments\Rest\Setup_Controller;
use Slipstream\Payments\Rest\Stripe_Webhook_Controller;
use Slipstream\Payments\Rest\Subscriptions_Controller;
use Slipstream\Payments\Rest\Totals_Controller;
use Slipstream\Payments\Stripe\Stripe_Notes;
use Slipstream\Payments\Webhooks\Events_Job;
use Slipstream\Payments\Reconciler\Poll_Job;
use Slipstream\Services\Paypal\Api\Token_Store;
use Slipstream\Support\Environment;
use WP_REST_Request;

/**
 * Payments with the owner's own accounts, and the ledger of them. It cannot be switched off: Payments_Switch_Module
 * stops new payments, and what was agreed before goes on.
 */
final class Payments_Module implements
	With_External_Hosts,
	With_Health_Checks,
	With_Jobs,
	With_Kept_Tables,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Stored_Data {

	/** When old data is cleaned up. */
	public const CLEANER_EVENT = 'slipstream_payments_clean';

	/** The options that hold keys. Named here, so that a page of the site loads no class for them. */
	public const KEYS = array(
		'slipstream_stripe_test_key',
		'slipstream_stripe_live_key',
		'slipstream_paypal_test_client_id',
		'slipstream_paypal_test_secret',
		'slipstream_paypal_live_client_id',
		'slipstream_paypal_live_secret',
	);

	/** The guard and all services know of the same. */
	private ?Accepted_Keys $accepted = null;

	/** What it has refused is told by the settings. */
	private ?Key_Guard $guard = null;

	/**
	 * @param array<string, Closure( Gateway_Account ): Gateway_Adapter>|null $adapters By the gateway's value; null for
	 *     the real ones.
	 */
	public function __construct(
		private Environment $site,
		private Modules $modules,
		private Jobs_Module $jobs,
		private ?array $adapters = null
	) {}

	public function slug(): string {
		return 'payments-ledger';
	}

	public function add_hooks(): void {
		foreach ( self::KEYS as $name ) {
			add_filter(
				"pre_update_option_$name",
				fn ( mixed $value, mixed $before ): mixed => $this->guard()->keep( $value, $before, $name ),
				10,
				2
			);
		}
		add_filter(
			'rest_request_after_callbacks',
			fn ( mixed $response, mixed $handler, WP_REST_Request $request ): mixed => null === $this->guard
				? $response
				: $this->guard->report_refusals( $response, $request ),
			10,
			3
		);
		add_action( 'wp_connectors_init', array( Stripe_Connectors::class, 'register' ) );
		add_action( self::CLEANER_EVENT, fn () => $this->services()->cleaner()->run() );
		add_filter(
			'slipstream_payment_links',
			static fn ( array $links, Order $order ): array => ( new Setup_Link() )->add( $links, $order ),
			10,
			2
		);
	}

	private function guard(): Key_Guard {
		return $this->guard ??= new Key_Guard( $this->services( ... ), $this->accepted() );
	}

	private function accepted(): Accepted_Keys {
		return $this->accepted ??= new Accepted_Keys();
	}

	public function services(): Payments_Services {
		return new Payments_Services( $this->site, $this->modules, $this->jobs, $this->accepted(), $this->adapters );
	}

	/** The gateways that this site can ask. */
	public function gateways(): Gateways {
		return $this->services()->gateways();
	}

	public function new_payments(): New_Payments {
		return $this->services()->new_payments();
	}

	public function records(): Payer_Records {
		return $this->services()->payer_records();
	}

	public function subscription_changes(): Subscription_Changes {
		return $this->services()->subscription_changes();
	}

	public function unconfirmed_orders(): Unconfirmed_Orders {
		return $this->services()->unconfirmed_orders();
	}

	public function site_copy(): Site_Copy {
		return $this->services()->site_copy();
	}

	/**
	 * An account of a gateway, as everybody may use it.
	 *
	 * @throws Request_Error If it is not connected, or the database fails.
	 */
	public function guard_of( Gateway_Account $account ): Guarded_Adapter {
		return $this->services()->guard( $this->services()->gateway( $account ) );
	}

	/** @throws Request_Error If the database fails. */
	public function currency(): string {
		return $this->services()->setup()->currency();
	}

	public function controllers(): array {
		$services = $this->services();
		return array(
			new Stripe_Webhook_Controller( $services ),
			new Paypal_Webhook_Controller( $services ),
			new Accounts_Controller( $services ),
			new Setup_Controller( $services ),
			new Orders_Controller( $services ),
			new Subscriptions_Controller( $services ),
			new Disputes_Controller( $services ),
			new Totals_Controller( $services ),
			new Events_Controller( $services ),
			new Reconcile_Controller( $services ),
		);
	}

	public function jobs(): array {
		$services = $this->services();
		return array(
			Events_Job::KIND    => $services->events_job(),
			Reconcile_Job::KIND => $services->reconcile_job(),
			Poll_Job::KIND      => $services->setup()->poll_job(),
			Events_Job::RETRY   => new Retry_Job(
				$services->queue(),
				Events_Job::KIND,
				__( 'Try messages of payment services again', 'slipstream' )
			),
		);
	}

	public function settings(): array {
		return $this->guard()->watch( Payments_Settings::all() );
	}

	public function tables(): array {
		return array(
			Customers::TABLE     => Customers::COLUMNS,
			Orders::TABLE        => Order_Row::COLUMNS,
			Subscriptions::TABLE => Subscriptions::COLUMNS,
			Entries::TABLE       => Entries::COLUMNS,
			Events::TABLE        => Events::COLUMNS,
		);
	}

	/** What was paid outlives the plugin, unless the owner has said otherwise: they may have to show it for years. */
	public function keeps_tables(): bool {
		try {
			return true !== Payments_Settings::read( Payments_Settings::DELETE_DATA )
				&& ! $this->services()->orders()->is_empty();
		} catch ( Request_Error ) {
			return true;
		}
	}

	/** The account's ID stays with the rows that have it. */
	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array(
				Reports::OPTION,
				Setup_Progress::OPTION,
				Stripe_Notes::OPTION,
				Waiting_Keys::OPTION,
				...array_map( Token_Store::option( ... ), Mode::cases() ),
				...( $this->keeps_tables() ? array() : array( Account_Store::OPTION ) ),
			),
			events: array( self::CLEANER_EVENT )
		);
	}

	public function personal_data(): array {
		return array( $this->services()->personal_data() );
	}

	public function privacy_policy(): array {
		return ! $this->is_used() ? array() : array(
			__(
				'If someone pays, this site stores what they paid, when, for what, and their name, email address, and note, as far as they gave them. Card and bank details are known to the payment service alone.',
				'slipstream'
			),
		);
	}

	public function health_checks(): array {
		return array(
			...$this->services()->checks()->all(),
			...$this->services()->setup()->checks()->all(),
			...$this->services()->paypal()->checks()->all(),
		);
	}

	/** Whether there may be payments. */
	private function is_used(): bool {
		try {
			return array() !== $this->services()->accounts()->accepted() || ! $this->services()->orders()->is_empty();
		} catch ( Request_Error ) {
			return true;
		}
	}

	public function external_hosts(): array {
		return ( new Payments_Hosts( $this->services()->keys() ) )->all();
	}
}
