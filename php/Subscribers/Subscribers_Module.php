<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Mail\Outbox\Outbox;
use Slipstream\Members\Knows_People;
use Slipstream\Members\Members_Module;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Benefits;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Modules_Module;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Site_Benefit;
use Slipstream\Modules\Stored_Data;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Subscribers\Consent\Proofs;
use Slipstream\Subscribers\Consent\Texts;
use Slipstream\Subscribers\Import\Import_Rows;
use Slipstream\Subscribers\Import\Imports;
use Slipstream\Subscribers\Leaving\Leave_Links;
use Slipstream\Subscribers\Manage\Manage_Page;
use Slipstream\Subscribers\Lists\Recipients;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Rest\Imports_Controller;
use Slipstream\Subscribers\Rest\Newsletter_Categories_Controller;
use Slipstream\Subscribers\Rest\Sign_Up_Controller;
use Slipstream\Subscribers\Rest\Subscriber_Counts_Controller;
use Slipstream\Subscribers\Rest\Subscribers_Controller;
use Slipstream\Subscribers\Sign_Up\Confirm_Page;
use Slipstream\Subscribers\Sign_Up\Sign_Up_Page;
use Slipstream\Subscribers\Sign_Up\Sign_Ups;
use Slipstream\Support\Environment;
use Slipstream\Support\Stored_Key;

/**
 * The people who get new posts by email: how they come, what they have agreed to, and how they leave.
 */
final class Subscribers_Module implements
	Knows_People,
	Switchable,
	With_Benefits,
	With_Health_Checks,
	With_Install,
	With_Jobs,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Stored_Data,
	With_Tables {

	public const SLUG = 'subscriptions';

	/** The parameters of its pages. Named here, so that other pages of the site load no class for them. */
	public const QUERY_SIGN_UP = 'slipstream_subscribe';
	public const QUERY_CONFIRM = 'slipstream_confirm_subscription';
	public const QUERY_MANAGE  = 'slipstream_subscription';

	private const PAGES = array( self::QUERY_SIGN_UP, self::QUERY_CONFIRM, self::QUERY_MANAGE );

	public function __construct(
		private Environment $site,
		private Members_Module $members,
		private Jobs_Module $jobs
	) {}

	public function slug(): string {
		return self::SLUG;
	}

	/** Else every site would mail strangers who enter an address, whether or not its owner writes to anybody. */
	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Newsletter', 'slipstream' ),
			__(
				'This site keeps a list of people who want new posts by email. They sign up on a page, confirm by email, and can unsubscribe with one click. New posts are emailed to them.',
				'slipstream'
			),
			tags: array( __( 'Traffic', 'slipstream' ) ),
			sort: 9,
			introduced: '1.2',
			search_terms: 'subscribers, subscriptions, newsletter, email, follow, audience',
			section: 'subscribers',
			purpose: Purpose::Audience
		);
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
		add_action( Modules_Module::CLEAN_EVENT, $this->wake( ... ) );
	}

	public function services(): Subscribers_Services {
		return new Subscribers_Services( $this->site, $this->members, $this->jobs );
	}

	/** Whom posts are sent to, for the module that sends them. */
	public function recipients(): Recipients {
		return $this->services()->recipients();
	}

	/**
	 * The list, for the form of a block.
	 *
	 * @param bool $is_on Whether this module is.
	 */
	public function newsletter_list( bool $is_on ): Newsletter_List {
		return $this->services()->own_list( $is_on );
	}

	/** Whether an address gets new posts. */
	public function knows( string $email ): bool {
		return true === $this->services()->subscribers()->of_email( $email )?->is_active();
	}

	/**
	 * What someone with an address may read.
	 *
	 * @return Access|null Null for who gets no new posts.
	 * @throws Request_Error If the database fails.
	 */
	public function access_of( string $email ): ?Access {
		$subscriber = $this->services()->subscribers()->of_email( $email );
		return true === $subscriber?->is_active() ? $subscriber->access : null;
	}

	/** Makes the key before anybody needs it. If the database fails, whoever needs it does. */
	public function install(): void {
		try {
			( new Stored_Key( $this->site->database(), Address_Key::OPTION ) )->get();
		} catch ( RuntimeException ) {
			return;
		}
	}

	public function jobs(): array {
		return $this->services()->jobs();
	}

	public function tables(): array {
		return array(
			Subscribers::TABLE                => Subscribers::COLUMNS,
			Proofs::TABLE                     => Proofs::COLUMNS,
			Texts::TABLE                      => Texts::COLUMNS,
			Sign_Ups::TABLE                   => Sign_Ups::COLUMNS,
			Leave_Links::TABLE                => Leave_Links::COLUMNS,
			Imports::TABLE                    => Imports::COLUMNS,
			Import_Rows::TABLE                => Import_Rows::COLUMNS,
			Subscribers_Services::TABLE_MAILS => Outbox::COLUMNS,
		);
	}

	public function controllers(): array {
		$services = $this->services();
		return array(
			new Subscriber_Counts_Controller( $services->subscriber_list() ),
			new Newsletter_Categories_Controller( $services->categories(), $services->subscriber_list() ),
			new Subscribers_Controller( $services ),
			new Imports_Controller( $services ),
			new Sign_Up_Controller( $services->intake() ),
		);
	}

	public function personal_data(): array {
		return array( new Subscribers_Privacy( $this->services() ) );
	}

	public function privacy_policy(): array {
		return array(
			__(
				'If someone subscribes to new posts, this site stores their email address, their name if they enter it, the language of the page, and as proof of their consent its text, the page, the times, and the IP addresses of signing up and of confirming. Until they confirm, that is kept for seven days. Once they unsubscribe, the proof is kept for as long as the owner of this site has chosen, and a hash of the address, so that they are not subscribed again.',
				'slipstream'
			),
		);
	}

	public function health_checks(): array {
		return $this->services()->checks()->all();
	}

	public function benefits(): array {
		$count = array_sum( $this->services()->subscriber_list()->by_access() );
		return 0 === $count ? array() : array(
			new Site_Benefit(
				'subscribers',
				__( 'Subscribers', 'slipstream' ),
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s person gets new posts by email.',
						'%s people get new posts by email.',
						$count,
						'slipstream'
					),
					number_format_i18n( $count )
				),
				$count
			),
		);
	}

	public function settings(): array {
		return Subscribers_Settings::all();
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Address_Key::OPTION ) );
	}

	/** @return array<mixed> What was posted, with WordPress's slashes; empty for other requests. */
	public static function posted(): array {
		$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		return $is_post ? $_POST : array(); // phpcs:ignore WordPress.Security.NonceVerification -- Pages check tokens of their own.
	}

	/** Shows a page, or leads to one of this site. */
	public static function send( Site_Page|string $answer ): never {
		if ( $answer instanceof Site_Page ) {
			$answer->show();
		}
		nocache_headers();
		wp_safe_redirect( $answer, 303, 'Slipstream' );
		exit;
	}

	/** Shows pages, or processes what was sent. */
	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above; what pages take is checked by them.
		$page = current( array_intersect( self::PAGES, array_keys( $_GET ) ) );
		if ( false === $page ) {
			return;
		}
		$value = is_string( $_GET[ $page ] ) ? wp_unslash( $_GET[ $page ] ) : '';
		// phpcs:enable
		self::send( $this->page( $page )->respond( $value, self::posted() ) );
	}

	private function page( string $name ): Sign_Up_Page|Confirm_Page|Manage_Page {
		$services = $this->services();
		return match ( $name ) {
			self::QUERY_SIGN_UP => $services->sign_up_page(),
			self::QUERY_CONFIRM => $services->confirm_page(),
			default             => $services->manage_page(),
		};
	}

	/** Has mails sent that wait. If the database fails, tomorrow's run does it. */
	private function wake(): void {
		try {
			if ( null !== $this->services()->outbox()->next_due() ) {
				$this->services()->mailer()->wake();
			}
		} catch ( Request_Error ) {
			return;
		}
	}
}
