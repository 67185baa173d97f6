<?php

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Ai\Ai_Module;
use Slipstream\Hub\Admin\Connected_Sites_Table;
use Slipstream\Hub\Admin\Hub_Screen;
use Slipstream\Hub\Consent\Consent_Page;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Rest\Admin\Admin_Invitations_Controller;
use Slipstream\Hub\Rest\Admin\Admin_Licenses_Controller;
use Slipstream\Hub\Rest\Admin\Admin_Sites_Controller;
use Slipstream\Hub\Rest\Admin\Admin_Usage_Controller;
use Slipstream\Hub\Rest\Admin\Admin_Users_Controller;
use Slipstream\Hub\Rest\Ai_Quota_Controller;
use Slipstream\Hub\Rest\Authorization_Controller;
use Slipstream\Hub\Rest\Discovery_Controller;
use Slipstream\Hub\Rest\Licenses_Controller;
use Slipstream\Hub\Rest\Maps_Controller;
use Slipstream\Hub\Rest\Offers_Controller;
use Slipstream\Hub\Rest\Registration_Controller;
use Slipstream\Hub\Rest\Site_Answer;
use Slipstream\Hub\Rest\Site_Controller;
use Slipstream\Hub\Rest\Users_Controller;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Plans;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Environment;
use Slipstream\Tokens\Tokens_Module;

/**
 * Registers sites, links their users, and serves them. Off by default.
 */
final class Hub_Module implements
	Switchable,
	With_Install,
	With_Plans,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Screens,
	With_Settings,
	With_Stored_Data,
	With_Tables {


	public const SLUG = 'hub';

	/** Its parts, built on first use. */
	private ?Hub_Services $services = null;

	public function __construct( private Environment $site, private Tokens_Module $provider, private Ai_Module $ai ) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Hub', 'slipstream' ),
			__( 'Serves other sites: their AI requests, plans, and licenses.', 'slipstream' ),
			tags: array( __( 'Connection', 'slipstream' ) ),
			sort: 40,
			search_terms: 'provider, agency, host, network',
			section: 'hub',
			purpose: Purpose::Site
		);
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		$this->provider->serve( new Connected_Sites_Table( $this->services() ) );
		add_action( 'login_form_' . Consent_Page::ACTION, fn () => $this->services()->consent_page()->handle() );
		add_action( Hub_Cleaner::HOOK, fn () => $this->services()->cleaner()->run() );
	}

	public function services(): Hub_Services {
		return $this->services ??= new Hub_Services( $this->site );
	}

	public function install(): void {
		$this->services()->cleaner()->schedule();
	}

	public function plans(): array {
		return Site_Answer::plans();
	}

	public function controllers(): array {
		$hub  = $this->services();
		$auth = $hub->auth();
		return array(
			new Discovery_Controller( $this->site->clock() ),
			new Registration_Controller( $auth, $hub->registration( ... ) ),
			new Authorization_Controller(
				$auth,
				$hub->requests(),
				$hub->links(),
				$hub->accounts(),
				$hub->limits( ... )
			),
			new Users_Controller( $auth, $hub->links(), $this->provider->tokens( ... ) ),
			new Ai_Quota_Controller( $auth, $this->ai->feature( ... ) ),
			new Site_Controller( $auth, $hub->sites(), $hub->site_answer(), $hub->move( ... ) ),
			new Offers_Controller( $auth, $hub->sites(), $this->site->clock() ),
			new Licenses_Controller( $auth, $hub->licenses() ),
			new Maps_Controller( $auth, $hub->mapbox_token( ... ) ),
			new Admin_Sites_Controller( $hub ),
			new Admin_Users_Controller( $hub ),
			new Admin_Usage_Controller( $hub, $this->ai->currency() ),
			new Admin_Invitations_Controller( $hub ),
			new Admin_Licenses_Controller( $hub ),
		);
	}

	public function screens(): array {
		return array( new Hub_Screen( $this->services()->site_list() ) );
	}

	public function settings(): array {
		return Hub_Settings::all();
	}

	public function tables(): array {
		return Hub_Tables::ALL;
	}

	public function personal_data(): array {
		return array( $this->services()->personal_data() );
	}

	public function privacy_policy(): array {
		return array(
			__(
				'This site is a hub for other sites. It stores their addresses and how much AI they use; for each user who connects, the ID, role, and name at their site, and the email address if they allow it.',
				'slipstream'
			),
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( events: array( Hub_Cleaner::HOOK ) );
	}
}
