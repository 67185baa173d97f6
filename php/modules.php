<?php
/**
 * The list of modules: a new capability is one line here. Those that others build on come first and are handed to them.
 */

declare( strict_types=1 );

namespace Slipstream;

use Slipstream\Money\Gateway;
use Slipstream\Support\Environment;

return static function ( Modules\Modules $modules ): array {
	$site         = new Environment();
	$connection   = new Connection\Connection_Module( $site );
	$tokens       = new Tokens\Tokens_Module( $site, $connection );
	$switches     = new Modules\Modules_Module( $site, $modules, $connection );
	$blocks       = new Blocks\Blocks_Module( $modules );
	$ai           = new Ai\Ai_Module( $site, $modules, $connection, $tokens, $blocks );
	$jobs         = new Jobs\Jobs_Module( $site, $modules );
	$payments     = new Payments\Payments_Module( $site, $modules, $jobs );
	$memberships  = new Memberships\Memberships_Module(
		$site,
		static fn (): ?string => $payments->gateways()->account_for_new_payments( Gateway::Stripe )?->id,
		$payments->currency( ... )
	);
	$members      = new Members\Members_Module( $site, $modules );
	$subscribers  = new Subscribers\Subscribers_Module( $site, $members, $jobs );
	$opt_out      = new Event_Opt_Out\Event_Opt_Out_Module();
	$checkout     = new Payments\Checkout_Module(
		$site,
		$payments,
		$memberships,
		$members,
		array( Simple_Payments\Simple_Payments_Module::BLOCK => Simple_Payments\Simple_Payments_Module::rules( ... ) )
	);
	$has_tables   = static fn ( Modules\Interfaces\With_Tables $module ): bool => ( new Modules\State\Installer(
		$modules
	) )->has_tables_of( $module );
	$paid_content = new Paid_Content\Paid_Content_Module(
		$site,
		$members,
		new Paid_Content\Sources(
			$payments->records( ... ),
			$memberships->plans( ... ),
			// Without its tables, nobody has ever subscribed.
			static fn ( string $email ): ?Subscribers\People\Access => $has_tables( $subscribers )
				? $subscribers->access_of( $email )
				: null,
			static fn (): string => $modules->is_active( $subscribers->slug() )
				? Subscribers\Pages::sign_up_url()
				: '',
			static fn ( array $plans, int $post ): ?string => $checkout->button()->link( $plans, $post )
		)
	);
	return array(
		$switches,
		$blocks,
		$connection,
		$tokens,
		new Plans\Plans_Module( $site, $modules, $connection ),
		new Products\Products_Module( $connection, $modules, $switches ),
		new My_Jetpack\My_Jetpack_Module( $connection, $modules ),
		new Features\Features_Module( $modules, $blocks ),
		new Mail\Mail_Module( $site ),
		new Health\Health_Module( $site, $modules ),
		$jobs,
		new Privacy\Privacy_Module( $modules ),
		$memberships,
		$members,
		new Map\Map_Module( $site, $connection, $blocks ),
		new Hub\Hub_Module( $site, $tokens, $ai ),
		$ai,
		new Ai\Ai_Switch_Module(),
		new Contact\Contact_Module(),
		new Embeds\Embeds_Module( $blocks ),
		new Gif\Gif_Module(),
		new Restaurants\Restaurants_Module( $blocks ),
		new Photo_Feed\Photo_Feed_Module( $site ),
		new Forms\Forms_Module( $site, $blocks ),
		$payments,
		$checkout,
		new Payments\Payments_Switch_Module(),
		new Payers\Payers_Module( $site, $payments, $members, $jobs, $memberships ),
		new Simple_Payments\Simple_Payments_Module( $site, $payments, $checkout ),
		$subscribers,
		new Subscribers\Leaving_Module( $subscribers ),
		new Newsletter\Newsletter_Module( $site, $subscribers, $jobs, $paid_content->text_for_subscribers( ... ) ),
		new Newsletter_Form\Newsletter_Form_Module(
			$site,
			static fn () => $subscribers->newsletter_list( $modules->is_active( $subscribers->slug() ) )
		),
		$paid_content,
		new Related_Posts\Related_Posts_Module( $site, $modules ),
		new Verification\Verification_Module(),
		new Ads\Ads_Module( $modules ),
		new Recommendations\Recommendations_Module( $connection ),
		new Plugins\Plugins_Module(),
		new Stats\Stats_Module( $site ),
		new Notices\Notices_Module( $modules ),
		new Security\Security_Module(),
		new Backup\Backup_Module(),
		new Search\Search_Module(),
		$opt_out,
		new Editor_Events\Editor_Events_Module( $site, $opt_out ),
	);
};
