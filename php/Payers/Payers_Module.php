<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Members\Knows_People;
use Slipstream\Members\Members_Module;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules_Module;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payers\Mails\Outbox;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Payments_Module;
use Slipstream\Support\Environment;

/**
 * What people who pay see and do by themselves. It cannot be switched off: whoever can be charged must be able to
 * cancel.
 */
final class Payers_Module implements Knows_People, With_Health_Checks, With_Jobs, With_Privacy, With_Tables {

	/** The parameter of its page. Named here, so that other pages of the site load no class for it. */
	public const QUERY = 'slipstream_my_payments';

	public function __construct(
		private Environment $site,
		private Payments_Module $payments,
		private Members_Module $members,
		private Jobs_Module $jobs
	) {}

	public function slug(): string {
		return 'payers';
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
		add_action( Modules_Module::CLEAN_EVENT, $this->clean( ... ) );
		add_filter( 'slipstream_payment_links', $this->add_links( ... ), 10, 2 );
	}

	public function services(): Payers_Services {
		return new Payers_Services( $this->site, $this->payments, $this->members, $this->jobs );
	}

	/** Whether someone may have paid with an address. */
	public function knows( string $email ): bool {
		$payments = $this->payments->services();
		return array() !== $payments->orders()->of_person( $email, 1 )
			|| array() !== $payments->subscriptions()->of_person( $email, 1 );
	}

	public function jobs(): array {
		return $this->services()->jobs();
	}

	public function tables(): array {
		return array(
			Outbox::TABLE => Outbox::COLUMNS,
			Wishes::TABLE => Wishes::COLUMNS,
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
		return $order->paid > 0
			? array( My_Payments_Page::url() => __( 'See and cancel your payments', 'slipstream' ) )
			: array();
	}

	private function add_links( mixed $links, mixed $order ): mixed {
		return is_array( $links ) && $order instanceof Order ? $links + $this->links( $order ) : $links;
	}

	/** Shows pages, or processes what was sent. */
	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Pages check tokens of their own before anything is changed.
		if ( ! isset( $_GET[ self::QUERY ] ) ) {
			return;
		}
		$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		self::send( $this->services()->my_payments_page()->respond( $_GET, $is_post ? $_POST : array() ) );
		// phpcs:enable
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
